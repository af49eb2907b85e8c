import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionNoSignal {
    private final Lock lock = new ReentrantLock();
    private final Condition ready = lock.newCondition();
    private boolean done;

    void work() {
        lock.lock();
        try {
            done = true;
            ready.signalAll();
        } finally {
            lock.unlock();
        }
    }

    void waitDone() throws InterruptedException {
        lock.lock();
        try {
            while (!done)
                ready.await();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ConditionNoSignal c = new ConditionNoSignal();
        Thread t = new Thread(c::work);
        t.start();
        c.waitDone();
        t.join();
    }
}
