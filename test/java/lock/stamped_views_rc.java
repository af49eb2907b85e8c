// Both threads write under the view for readers.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class Main {
    static final StampedLock LOCK = new StampedLock();
    static final Lock READ = LOCK.asReadLock();
    static int value;

    static void change() {
        READ.lock();
        try {
            value++; // RACE!
        } finally {
            READ.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(Main::change).start();
        change();
    }
}
