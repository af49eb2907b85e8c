// An object pool as in common libraries: borrow and return are synchronised, the setters and getters are not.
// heddle: --open
import java.util.LinkedList;
import java.util.NoSuchElementException;
public class Main<T> {
    public interface Factory<T> {
        T make();
        void passivate(T t);
    }
    private final LinkedList<T> idle = new LinkedList<>();
    private Factory<T> factory;
    private int maxIdle = 8;
    private int numActive;
    private boolean closed;
    public Main(Factory<T> factory) {
        this.factory = factory;
    }
    public synchronized T borrow() {
        if (closed) { // RACE! c
            throw new IllegalStateException("closed");
        }
        T t;
        if (idle.isEmpty()) {
            if (factory == null) {
                throw new NoSuchElementException();
            }
            t = factory.make();
        } else {
            t = idle.removeFirst(); // RACE! i
        }
        numActive++; // RACE! n
        return t;
    }
    public void giveBack(T t) {
        factory.passivate(t); // RACE! f
        synchronized (this) {
            numActive--; // RACE! n
            if (!closed && idle.size() < maxIdle) { // RACE! c m
                idle.addFirst(t); // RACE! i
            }
        }
    }
    public int getNumActive() {
        return numActive; // RACE! n
    }
    public int getNumIdle() {
        return idle.size(); // RACE! i
    }
    public void setMaxIdle(int n) {
        maxIdle = n; // RACE! m
    }
    public synchronized void setFactory(Factory<T> f) {
        if (numActive > 0) {
            throw new IllegalStateException();
        }
        factory = f; // RACE! f
    }
    public void close() {
        closed = true; // RACE! c
        synchronized (this) {
            idle.clear(); // RACE! i
        }
    }
}
