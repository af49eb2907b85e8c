// A point with a stamped lock that is read without a stamp.
import java.util.concurrent.locks.StampedLock;
class Main {
    static class Point {
        private double x, y;
        private final StampedLock sl = new StampedLock();
        void move(double dx, double dy) {
            long stamp = sl.writeLock();
            try {
                x += dx; // RACE! x
                y += dy; // RACE! y
            } finally {
                sl.unlockWrite(stamp);
            }
        }
        double distance() {
            double cx = x, cy = y; // RACE! x y
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
