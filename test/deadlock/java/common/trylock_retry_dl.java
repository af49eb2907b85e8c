import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TrylockRetry {
    private final Lock first = new ReentrantLock();
    private final Lock second = new ReentrantLock();
    private int a, b;

    void forward() {
        first.lock(); // DEADLOCK
        try {
            second.lock(); // DEADLOCK
            try {
                a++;
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    void backward() throws InterruptedException {
        second.lock(); // DEADLOCK
        try {
            first.lock(); // DEADLOCK!
            try {
                b++;
            } finally {
                first.unlock();
            }
        } finally {
            second.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        TrylockRetry t = new TrylockRetry();
        Thread x = new Thread(t::forward);
        Thread y = new Thread(() -> {
            try {
                t.backward();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        x.start();
        y.start();
        x.join();
        y.join();
    }
}
