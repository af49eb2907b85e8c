// the lock is given back before the monitor is entered
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    synchronized void update() {
        lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }
    void flush() {
        lock.lock();
        try {
            n = 0;
        } finally {
            lock.unlock();
        }
        synchronized (this) {
            notifyAll();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::update).start();
        new Thread(m::flush).start();
    }
}
