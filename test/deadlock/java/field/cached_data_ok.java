// the cache of the javadoc of ReentrantReadWriteLock, with and without giving the read lock back
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Main {
    private Object data;
    private boolean cacheValid;
    private final ReentrantReadWriteLock rwl = new ReentrantReadWriteLock();

    Object processCachedData() {
        rwl.readLock().lock();
        if (!cacheValid) {
            rwl.readLock().unlock();
            rwl.writeLock().lock();
            try {
                if (!cacheValid) {
                    data = new Object();
                    cacheValid = true;
                }
                rwl.readLock().lock();
            } finally {
                rwl.writeLock().unlock();
            }
        }
        try {
            return data;
        } finally {
            rwl.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::processCachedData).start();
        new Thread(m::processCachedData).start();
    }
}
