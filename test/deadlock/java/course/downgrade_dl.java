import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Downgrade {
    private final ReentrantReadWriteLock rwl = new ReentrantReadWriteLock();
    private volatile boolean cacheValid;
    private Object data;

    void processCachedData() {
        rwl.readLock().lock(); // DEADLOCK
        if (!cacheValid) {
            rwl.writeLock().lock(); // DEADLOCK!
            try {
                if (!cacheValid) {
                    data = new Object();
                    cacheValid = true;
                }
            } finally {
                rwl.writeLock().unlock();
            }
        }
        try {
            System.out.println(data);
        } finally {
            rwl.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        Downgrade d = new Downgrade();
        new Thread(d::processCachedData).start();
        new Thread(d::processCachedData).start();
    }
}
