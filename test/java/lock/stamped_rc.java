// A write under a read stamp.
import java.util.concurrent.locks.StampedLock;
class Main {
    static final StampedLock lock = new StampedLock();
    static int x;
    static void move() {
        long stamp = lock.readLock();
        x++; // RACE!
        lock.unlockRead(stamp);
    }
    public static void main(String[] args) {
        new Thread(Main::move).start();
        new Thread(Main::move).start();
    }
}
