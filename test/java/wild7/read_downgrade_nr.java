// A cached value: read lock, upgraded by giving back, write, downgraded while still reading.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Main {
    static class Cached {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private boolean valid;
        private int[] data;

        int first() {
            rw.readLock().lock();
            if (!valid) { // NORACE
                rw.readLock().unlock();
                rw.writeLock().lock();
                try {
                    if (!valid) { // NORACE
                        data = new int[] {1, 2}; // NORACE
                        valid = true; // NORACE
                    }
                    rw.readLock().lock();
                } finally {
                    rw.writeLock().unlock();
                }
            }
            try {
                return data[0]; // NORACE
            } finally {
                rw.readLock().unlock();
            }
        }

        void invalidate() {
            rw.writeLock().lock();
            valid = false; // NORACE
            data = null; // NORACE
            rw.writeLock().unlock();
        }
    }

    public static void main(String[] args) {
        Cached c = new Cached();
        new Thread(() -> System.out.println(c.first())).start();
        new Thread(() -> System.out.println(c.first())).start();
        c.invalidate();
    }
}
