// a StampedLock is given back before it is taken again
import java.util.concurrent.locks.StampedLock;
class Main {
    private final StampedLock lock = new StampedLock();
    private int x;
    int read() {
        long stamp = lock.readLock();
        try {
            return x;
        } finally {
            lock.unlockRead(stamp);
        }
    }
    void add() {
        long stamp = lock.writeLock();
        try {
            x = x + 1;
        } finally {
            lock.unlockWrite(stamp);
        }
        System.out.println(read());
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::add).start();
        new Thread(() -> System.out.println(m.read())).start();
    }
}
