// tryLock: the failure branch updates anyway.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Gauge {
        private final ReentrantLock lock = new ReentrantLock();
        private int value;
        private int skipped;

        void update(int v) throws InterruptedException {
            if (lock.tryLock(10, TimeUnit.MILLISECONDS)) {
                try {
                    value = v; // NORACE
                } finally {
                    lock.unlock();
                }
            } else {
                skipped++; // RACE!
            }
        }

        int value() {
            lock.lock();
            try {
                return value;
            } finally {
                lock.unlock();
            }
        }

        int skipped() {
            return skipped; // RACE!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Gauge gauge = new Gauge();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int v = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++)
                        gauge.update(v);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[i].start();
        }
        System.out.println(gauge.value() + gauge.skipped());
        for (Thread t : threads)
            t.join();
    }
}
