import java.util.concurrent.locks.StampedLock;

public class Main {
    private final StampedLock sl = new StampedLock();
    private double x, y;

    void moveIfAtOrigin(double nx, double ny) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long ws = sl.writeLock(); // DEADLOCK!
                x = nx;
                y = ny;
                sl.unlockWrite(ws);
                break;
            }
        } finally {
            sl.unlock(stamp);
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.moveIfAtOrigin(1, 2)).start();
        new Thread(() -> m.moveIfAtOrigin(3, 4)).start();
    }
}
