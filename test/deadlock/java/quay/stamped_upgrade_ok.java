// A reader of a StampedLock turns its lock into the write lock.
import java.util.concurrent.locks.StampedLock;

class Point {
    private double x, y;
    private final StampedLock sl = new StampedLock();

    void moveIfAtOrigin(double newX, double newY) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    x = newX;
                    y = newY;
                    break;
                } else {
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
            }
        } finally {
            sl.unlock(stamp);
        }
    }
}

public class Main {
    public static void main(String[] args) {
        Point p = new Point();
        new Thread(() -> p.moveIfAtOrigin(1, 2)).start();
        new Thread(() -> p.moveIfAtOrigin(3, 4)).start();
    }
}
