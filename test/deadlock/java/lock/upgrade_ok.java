// the read lock is given back first
import java.util.concurrent.locks.ReentrantReadWriteLock;
class Main {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private Object cached;
    Object get() {
        rw.readLock().lock();
        boolean held = true;
        try {
            if (cached != null)
                return cached;
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            cached = new Object();
            return cached;
        } finally {
            rw.writeLock().unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::get).start();
        new Thread(m::get).start();
    }
}
