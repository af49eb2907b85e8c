// A token bucket: takers lock the bucket, the timer that refills it locks itself.
import java.util.Timer;
import java.util.TimerTask;

public class Main {
    static class Bucket {
        int tokens;
        int rejected;
        final int burst;

        Bucket(int burst) {
            this.burst = burst;
            this.tokens = burst;
        }

        synchronized boolean tryTake() {
            if (tokens > 0) { // RACE! tokens
                tokens--; // RACE! tokens
                return true;
            }
            rejected++;
            return false;
        }

        synchronized int rejected() {
            return rejected;
        }
    }

    static class Refill extends TimerTask {
        private final Bucket bucket;
        private final int amount;

        Refill(Bucket bucket, int amount) {
            this.bucket = bucket;
            this.amount = amount;
        }

        @Override
        public synchronized void run() {
            int next = bucket.tokens + amount; // RACE! tokens
            bucket.tokens = Math.min(next, bucket.burst); // RACE! tokens
        }
    }

    static class Caller implements Runnable {
        private final Bucket bucket;

        Caller(Bucket bucket) {
            this.bucket = bucket;
        }

        public void run() {
            int done = 0;
            while (done < 100) {
                if (bucket.tryTake()) {
                    done++;
                } else {
                    try {
                        Thread.sleep(1);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Bucket bucket = new Bucket(20);
        Timer timer = new Timer("refill", true);
        timer.schedule(new Refill(bucket, 5), 10, 10);
        Thread a = new Thread(new Caller(bucket));
        Thread b = new Thread(new Caller(bucket));
        a.start();
        b.start();
        a.join();
        b.join();
        timer.cancel();
        System.out.println(bucket.rejected());
    }
}
