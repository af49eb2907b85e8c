// A write under the read lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;
class Main {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int hits;
    int get() {
        lock.readLock().lock();
        try {
            return ++hits; // RACE!
        } finally {
            lock.readLock().unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.get()).start();
        new Thread(() -> m.get()).start();
    }
}
