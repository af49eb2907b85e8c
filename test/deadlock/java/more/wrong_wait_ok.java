// wait and notify of Object, called on a Condition.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int value;

    void put(int n) {
        lock.lock();
        try {
            value = n;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (value == 0)
                changed.await();
            int n = value;
            value = 0;
            return n;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread t = new Thread(() -> m.put(3));
        t.start();
        System.out.println(m.take());
        t.join();
    }
}
