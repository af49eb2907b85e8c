// A point guarded by a StampedLock, with optimistic reads that validate, and an upgrade.
import java.util.concurrent.locks.StampedLock;

public class Main {
    static class Point {
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

        double norm() {
            long stamp = lock.readLock();
            try {
                return Math.sqrt(x * x + y * y); // NORACE
            } finally {
                lock.unlockRead(stamp);
            }
        }
    }

    public static void main(String[] args) {
        Point p = new Point();
        for (int i = 0; i < 3; i++) {
            int d = i;
            new Thread(() -> p.move(d, d)).start();
            new Thread(() -> System.out.println(p.norm())).start();
        }
    }
}
