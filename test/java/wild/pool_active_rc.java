// A pool of objects as in a commons library: counts under the lock, but the statistics and close without.
// heddle: --open
import java.util.LinkedList;
interface Factory {
    Object make();
}
public class Main {
    private final LinkedList<Object> idle = new LinkedList<>();
    private final Factory factory;
    private int active;
    private int maxActive = 8;
    private boolean closed;
    public Main(Factory factory) {
        this.factory = factory;
    }
    public void setMaxActive(int max) {
        synchronized (this) {
            maxActive = max; // RACE! m
            notifyAll();
        }
    }
    public int getMaxActive() {
        return maxActive; // RACE! m
    }
    public synchronized Object borrowObject() throws InterruptedException {
        assertOpen();
        while (idle.isEmpty() && active >= maxActive) {
            wait();
        }
        Object o = idle.isEmpty() ? factory.make() : idle.removeFirst();
        active++; // RACE! a
        return o;
    }
    public void returnObject(Object o) {
        assertOpen();
        synchronized (this) {
            active--; // RACE! a
            idle.addLast(o);
            notify();
        }
    }
    public int getNumActive() {
        return active; // RACE! a
    }
    public synchronized int getNumIdle() {
        return idle.size();
    }
    public void close() {
        synchronized (this) {
            idle.clear();
        }
        closed = true; // RACE! c
    }
    private void assertOpen() {
        if (closed) { // RACE! c
            throw new IllegalStateException("closed");
        }
    }
}
