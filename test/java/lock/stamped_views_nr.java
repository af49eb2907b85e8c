// A StampedLock through its views.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class Main {
    static final StampedLock LOCK = new StampedLock();
    static final Lock READ = LOCK.asReadLock(), WRITE = LOCK.asWriteLock();
    static int value;

    public static void main(String[] args) {
        new Thread(() -> {
            WRITE.lock();
            try {
                value++; // NORACE
            } finally {
                WRITE.unlock();
            }
        }).start();
        READ.lock();
        try {
            System.out.println(value); // NORACE
        } finally {
            READ.unlock();
        }
        long stamp = LOCK.writeLock();
        value--; // NORACE
        LOCK.unlockWrite(stamp);
    }
}
