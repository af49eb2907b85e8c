// Optimistic reads that are validated, a read lock that becomes a write lock.
import java.util.concurrent.locks.StampedLock;

public class Main {
    private final StampedLock lock = new StampedLock();
    private int width, height;

    void resize(int w, int h) {
        long stamp = lock.writeLock();
        try {
            width = w; // NORACE
            height = h; // NORACE
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    int area() {
        long stamp = lock.tryOptimisticRead();
        int w = width, h = height; // NORACE
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            try {
                w = width; // NORACE
                h = height; // NORACE
            } finally {
                lock.unlockRead(stamp);
            }
        }
        return w * h;
    }

    void growIfEmpty(int by) {
        long stamp = lock.readLock();
        try {
            while (width == 0) { // NORACE
                long ws = lock.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    width = by; // NORACE
                    break;
                }
                lock.unlockRead(stamp);
                stamp = lock.writeLock();
            }
        } finally {
            lock.unlock(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main box = new Main();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                box.resize(i, i);
        });
        Thread a = new Thread(() -> System.out.println(box.area()));
        Thread b = new Thread(() -> box.growIfEmpty(3));
        writer.start();
        a.start();
        b.start();
        writer.join();
        a.join();
        b.join();
    }
}
