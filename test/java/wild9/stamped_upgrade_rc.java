// A point under a stamped lock: moveIfAt writes although the stamp is still a read stamp.
import java.util.concurrent.locks.StampedLock;

class Point {
    private final StampedLock sl = new StampedLock();
    private double x, y;

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
            return Math.sqrt(x * x + y * y); // RACE!
        } finally {
            sl.unlockRead(stamp);
        }
    }

    void moveIfAt(double atX, double atY, double toX, double toY) {
        long stamp = sl.readLock();
        try {
            if (x == atX && y == atY) { // RACE!
                x = toX; // RACE!
                y = toY; // RACE!
            }
        } finally {
            sl.unlockRead(stamp);
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Point p = new Point();
        Thread mover = new Thread(() -> p.moveIfAt(0, 0, 1, 1));
        Thread other = new Thread(() -> {
            p.move(1, 2);
            System.out.println(p.distance());
        });
        Thread third = new Thread(() -> p.moveIfAt(1, 2, 0, 0));
        mover.start();
        other.start();
        third.start();
        mover.join();
        other.join();
        third.join();
    }
}
