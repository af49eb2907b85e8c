import java.util.concurrent.locks.*;

public class Main {
    private final Lock lock = new ReentrantLock();
    private final Condition full = lock.newCondition();
    private int items;

    void add() {
        lock.lock();
        try {
            items++;
        } finally {
            lock.unlock();
        }
        full.signalAll(); // DEADLOCK!
    }

    void drain() throws InterruptedException {
        lock.lock();
        try {
            while (items < 3)
                full.await(); // DEADLOCK
            items = 0;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        new Thread(() -> {
            for (int i = 0; i < 3; i++)
                m.add(); // DEADLOCK
        }).start();
        m.drain();
    }
}
