// A point under a StampedLock: optimistic reads are validated and repeated under the read lock.
import java.util.concurrent.locks.StampedLock;

class Point {
    private double x, y;
    private final StampedLock sl = new StampedLock();

    void move(double dx, double dy) {
        long stamp = sl.writeLock();
        try {
            x += dx;
            y += dy;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    double distance() {
        long stamp = sl.readLock();
        try {
            return Math.sqrt(x * x + y * y);
        } finally {
            sl.unlockRead(stamp);
        }
    }

    void moveIfAtOrigin(double nx, double ny) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    x = nx;
                    y = ny;
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
    public static void main(String[] args) throws Exception {
        Point p = new Point();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                p.move(1, 2);
        });
        Thread b = new Thread(() -> p.moveIfAtOrigin(3, 4));
        a.start();
        b.start();
        System.out.println(p.distance());
        a.join();
        b.join();
    }
}
