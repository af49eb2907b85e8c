// A token bucket: acquire is guarded, refill runs on a scheduler with another lock.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Main {
    static class Bucket {
        private final int capacity;
        private double tokens;
        private long last = System.nanoTime();
        private final Object refillLock = new Object();

        Bucket(int capacity) {
            this.capacity = capacity;
            this.tokens = capacity;
        }

        synchronized boolean acquire() {
            if (tokens < 1) // RACE!
                return false;
            tokens -= 1; // RACE!
            return true;
        }

        void refill() {
            synchronized (refillLock) {
                long now = System.nanoTime();
                tokens = Math.min(capacity, tokens + (now - last) / 1e9); // RACE!
                last = now; // NORACE
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bucket bucket = new Bucket(10);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(bucket::refill, 1, 1, TimeUnit.MILLISECONDS);
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                int got = 0;
                for (int k = 0; k < 100; k++)
                    if (bucket.acquire())
                        got++;
                System.out.println(got);
            });
            clients[i].start();
        }
        for (Thread c : clients)
            c.join();
        timer.shutdownNow();
    }
}
