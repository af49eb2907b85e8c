// A point with a stamped lock: optimistic read, validated, else read lock.
import java.util.concurrent.locks.StampedLock;
class Main {
    static class Point {
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
            long stamp = sl.tryOptimisticRead();
            double cx = x, cy = y;
            if (!sl.validate(stamp)) {
                stamp = sl.readLock();
                try {
                    cx = x;
                    cy = y;
                } finally {
                    sl.unlockRead(stamp);
                }
            }
            return Math.sqrt(cx * cx + cy * cy);
        }
    }
    public static void main(String[] args) {
        Point p = new Point();
        for (int i = 0; i < 3; i++)
            new Thread(() -> p.move(1, 2)).start();
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(p.distance())).start();
    }
}
