// Writes under a write stamp, reads under a read stamp.
import java.util.concurrent.locks.StampedLock;
class Main {
    static final StampedLock lock = new StampedLock();
    static int x;
    static void move() {
        long stamp = lock.writeLock();
        x++;
        lock.unlockWrite(stamp);
    }
    static int get() {
        long stamp = lock.readLock();
        int value = x;
        lock.unlockRead(stamp);
        return value;
    }
    public static void main(String[] args) {
        new Thread(Main::move).start();
        new Thread(() -> System.out.println(get())).start();
    }
}
