// Reads under the read lock, writes under the write lock.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
class Main {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;
    int get() {
        lock.readLock().lock();
        try {
            return value;
        } finally {
            lock.readLock().unlock();
        }
    }
    void set(int v) {
        lock.writeLock().lock();
        try {
            value = v;
        } finally {
            lock.writeLock().unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.set(3)).start();
        new Thread(() -> m.get()).start();
    }
}
