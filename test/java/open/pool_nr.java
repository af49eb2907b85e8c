// The same pool, all of its state under its lock.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
public class Main {
    public interface Factory { Object make(); }
    private final Deque<Object> idle = new ArrayDeque<>();
    private final Factory factory;
    private int maxIdle = 8;
    private int active;
    private volatile boolean closed;
    public Main(Factory factory) { this.factory = factory; }
    public Object borrow() {
        if (closed)
            throw new IllegalStateException();
        synchronized (this) {
            active++;
            Object o = idle.pollFirst();
            return o != null ? o : factory.make();
        }
    }
    public synchronized void giveBack(Object o) {
        active--;
        if (idle.size() < maxIdle)
            idle.addFirst(o);
    }
    public synchronized void setMaxIdle(int n) { maxIdle = n; }
    public synchronized int getActive() { return active; }
    public void close() {
        closed = true;
        synchronized (this) {
            idle.clear();
        }
    }
}
