// The lock is given back before the last write of the method.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Meter {
        private final Lock lock = new ReentrantLock();
        private long total;
        private long peak;
        private int samples;

        void sample(long v) {
            lock.lock();
            total += v; // NORACE
            samples++; // NORACE
            boolean isPeak = v > peak; // RACE! p
            lock.unlock();
            if (isPeak)
                peak = v; // RACE! p
        }

        double average() {
            lock.lock();
            try {
                return samples == 0 ? 0 : (double) total / samples; // NORACE
            } finally {
                lock.unlock();
            }
        }

        long peak() {
            lock.lock();
            try {
                return peak; // RACE! p
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Meter m = new Meter();
        for (int i = 0; i < 3; i++) {
            long base = i * 10;
            new Thread(() -> {
                for (int k = 0; k < 5; k++)
                    m.sample(base + k);
            }).start();
        }
        System.out.println(m.average() + " " + m.peak());
    }
}
