import java.util.concurrent.locks.StampedLock;

public class StampedReentry {
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
        log();
    }

    void log() {
        long stamp = sl.readLock();
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
