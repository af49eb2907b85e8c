// A pool of objects: the evictor changes the counters under another lock than borrowers.
// heddle: --open
import java.util.LinkedList;

public class Main {
    public interface Factory {
        Object create();
        void destroy(Object o);
    }

    private final LinkedList<Object> idle = new LinkedList<>();
    private final Object evictLock = new Object();
    private final Factory factory;
    private int numActive;
    private int evicted;
    private long timeout = 1000;

    public Main(Factory factory) {
        this.factory = factory;
    }

    public synchronized Object borrowObject() {
        numActive++;
        return idle.isEmpty() ? factory.create() : idle.removeFirst(); // RACE! idle
    }

    public synchronized void returnObject(Object o) {
        numActive--;
        idle.addLast(o); // RACE! idle
    }

    public void evict() {
        synchronized (evictLock) {
            while (idle.size() > 2) { // RACE! idle
                factory.destroy(idle.removeLast()); // RACE! idle
                evicted++;
            }
        }
    }

    public int getEvicted() {
        synchronized (evictLock) {
            return evicted;
        }
    }

    public synchronized int getNumActive() {
        return numActive;
    }

    public void setTimeout(long t) {
        timeout = t; // RACE! timeout
    }

    public long getTimeout() {
        return timeout; // RACE! timeout
    }
}
