import java.util.concurrent.locks.StampedLock;
class StampedAgain {
    private final StampedLock sl = new StampedLock();
    private double x, y;
    void move(double dx) {
        long s = sl.writeLock();
        try {
            x += dx;
            if (x > 10) { x = 0; y = 0; }
        } finally { sl.unlockWrite(s); }
    }
    void reset() {
        long s = sl.writeLock();
        try { x = 0; y = 0; } finally { sl.unlockWrite(s); }
    }
    public static void main(String[] a) {
        StampedAgain p = new StampedAgain();
        new Thread(() -> p.move(11)).start();
        new Thread(p::reset).start();
    }
}
