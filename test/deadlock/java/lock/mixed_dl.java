// a monitor and a lock in both orders
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    synchronized void update() {
        lock.lock(); // DEADLOCK!
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }
    void flush() {
        lock.lock();
        try {
            synchronized (this) { // DEADLOCK!
                n = 0;
            }
        } finally {
            lock.unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::update).start();
        new Thread(m::flush).start();
    }
}
