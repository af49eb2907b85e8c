// A StampedLock for moves and distances; a reset takes no lock at all.
import java.util.concurrent.locks.StampedLock;

public class Main {
    static class Point {
        private final StampedLock lock = new StampedLock();
        private double x, y;

        void move(double dx, double dy) {
            long stamp = lock.writeLock();
            try {
                x += dx; // RACE! x
                y += dy; // RACE! y
            } finally {
                lock.unlockWrite(stamp);
            }
        }

        double distance() {
            long stamp = lock.readLock();
            try {
                return Math.sqrt(x * x + y * y); // RACE! x y
            } finally {
                lock.unlockRead(stamp);
            }
        }

        void reset() {
            x = 0; // RACE! x
            y = 0; // RACE! y
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Point p = new Point();
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                p.move(1, 2);
        });
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                System.out.println(p.distance());
        });
        mover.start();
        watcher.start();
        p.reset();
        mover.join();
        watcher.join();
    }
}
