// An optimistic read of a stamped lock that nobody validates, and a write without it.
import java.util.concurrent.locks.StampedLock;

public class Main {
    private final StampedLock lock = new StampedLock();
    private int width, height;
    private int reads;

    void resize(int w, int h) {
        long stamp = lock.writeLock();
        try {
            width = w; // RACE! w
            height = h;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    void reset() {
        width = 0; // RACE! w
    }

    int area() {
        long stamp = lock.readLock();
        try {
            reads++; // RACE! r
            return width * height; // RACE! w
        } finally {
            lock.unlockRead(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main box = new Main();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                box.resize(i, i);
        });
        Thread a = new Thread(() -> System.out.println(box.area()));
        Thread b = new Thread(() -> System.out.println(box.area()));
        writer.start();
        a.start();
        b.start();
        box.reset();
        writer.join();
        a.join();
        b.join();
    }
}
