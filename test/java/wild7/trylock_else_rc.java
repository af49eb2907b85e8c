// If the lock cannot be had in time the work is done without it.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int done, skipped;

    void job() throws InterruptedException {
        if (lock.tryLock(10, TimeUnit.MILLISECONDS)) {
            try {
                done++; // RACE! d
            } finally {
                lock.unlock();
            }
        } else {
            skipped++; // RACE! s
        }
    }

    int summary() {
        boolean got = lock.tryLock();
        try {
            return done; // RACE! d
        } finally {
            if (got)
                lock.unlock();
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                try {
                    m.job();
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        System.out.println(m.summary());
    }
}
