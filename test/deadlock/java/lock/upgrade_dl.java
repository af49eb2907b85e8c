// the write lock is asked for while the read lock is held
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
        }
        rw.writeLock().lock(); // DEADLOCK!
        try {
            cached = new Object();
            return cached;
        } finally {
            rw.writeLock().unlock();
            rw.readLock().unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::get).start();
        new Thread(m::get).start();
    }
}
