// A pool of objects as libraries have it: limits are set without lock, closing is seen by nobody.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
public class Main {
    public interface Factory { Object make(); }
    private final Deque<Object> idle = new ArrayDeque<>();
    private final Factory factory;
    private int maxIdle = 8;
    private int active;
    private boolean closed;
    public Main(Factory factory) { this.factory = factory; }
    public Object borrow() {
        if (closed) // RACE! closed
            throw new IllegalStateException();
        synchronized (this) {
            active++; // RACE! active
            Object o = idle.pollFirst();
            return o != null ? o : factory.make();
        }
    }
    public synchronized void giveBack(Object o) {
        active--; // RACE! active
        if (idle.size() < maxIdle) // RACE! max
            idle.addFirst(o);
    }
    public void setMaxIdle(int n) { maxIdle = n; } // RACE! max
    public int getActive() { return active; } // RACE! active
    public void close() {
        closed = true; // RACE! closed
        synchronized (this) {
            idle.clear();
        }
    }
}
