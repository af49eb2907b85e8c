// Waiting gives the lock back and takes it again.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition full = lock.newCondition();
    static int items;
    static void put() {
        lock.lock();
        items++;
        full.signal();
        lock.unlock();
    }
    static void take() throws InterruptedException {
        lock.lock();
        while (items == 0)
            full.await();
        items--;
        lock.unlock();
    }
    public static void main(String[] args) throws InterruptedException {
        new Thread(Main::put).start();
        take();
    }
}
