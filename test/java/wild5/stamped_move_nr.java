// A point under a stamped lock: optimistic reads that are validated, a read lock that is converted.
import java.util.concurrent.locks.StampedLock;

class Point {
    private double x, y;
    private final StampedLock lock = new StampedLock();

    void move(double dx, double dy) {
        long stamp = lock.writeLock();
        try {
            x += dx; // NORACE
            y += dy; // NORACE
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    double distance() {
        long stamp = lock.tryOptimisticRead();
        double cx = x, cy = y; // NORACE
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            try {
                cx = x; // NORACE
                cy = y; // NORACE
            } finally {
                lock.unlockRead(stamp);
            }
        }
        return Math.sqrt(cx * cx + cy * cy);
    }

    void moveIfAtOrigin(double nx, double ny) {
        long stamp = lock.readLock();
        try {
            while (x == 0 && y == 0) { // NORACE
                long ws = lock.tryConvertToWriteLock(stamp);
                if (ws != 0) {
                    stamp = ws;
                    x = nx; // NORACE
                    y = ny; // NORACE
                    break;
                }
                lock.unlockRead(stamp);
                stamp = lock.writeLock();
            }
        } finally {
            lock.unlock(stamp);
        }
    }
}

public class Main {
    public static void main(String[] args) {
        Point p = new Point();
        new Thread(() -> p.moveIfAtOrigin(1, 1)).start();
        new Thread(() -> p.move(2, 3)).start();
        new Thread(() -> System.out.println(p.distance())).start();
    }
}
