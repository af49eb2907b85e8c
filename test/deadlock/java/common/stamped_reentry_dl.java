import java.util.concurrent.locks.StampedLock;

public class StampedReentry {
    private final StampedLock sl = new StampedLock();
    private double x, y;

    void move(double dx, double dy) {
        long stamp = sl.writeLock(); // DEADLOCK
        try {
            x += dx;
            y += dy;
            log(); // DEADLOCK
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    void log() {
        long stamp = sl.readLock(); // DEADLOCK!
        try {
            System.out.println(x + " " + y);
        } finally {
            sl.unlockRead(stamp);
        }
    }

    public static void main(String[] args) throws Exception {
        StampedReentry p = new StampedReentry();
        Thread a = new Thread(() -> p.move(1, 2));
        Thread b = new Thread(() -> p.move(3, 4));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
