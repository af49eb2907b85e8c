// After the wait the lock is gone.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition full = lock.newCondition();
    static int items;
    static void put() {
        lock.lock();
        items++; // RACE!
        full.signal();
        lock.unlock();
    }
    static void take() throws InterruptedException {
        lock.lock();
        while (items == 0)
            full.await();
        lock.unlock();
        items--; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        new Thread(Main::put).start();
        take();
    }
}
