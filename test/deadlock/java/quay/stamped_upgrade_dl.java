// A reader of a StampedLock takes the write lock as well.
import java.util.concurrent.locks.StampedLock;

class Point {
    private double x, y;
    private final StampedLock sl = new StampedLock();

    void moveIfAtOrigin(double newX, double newY) {
        long stamp = sl.readLock(); // DEADLOCK
        try {
            if (x == 0.0 && y == 0.0) {
                long ws = sl.writeLock(); // DEADLOCK!
                try {
                    x = newX;
                    y = newY;
                } finally {
                    sl.unlockWrite(ws);
                }
            }
        } finally {
            sl.unlockRead(stamp);
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
