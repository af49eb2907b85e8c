// A token bucket: taking is synchronized, the refill by the scheduler is not.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class TokenBucket {
    private final int capacity;
    private int tokens;
    private long rejected;

    TokenBucket(int capacity) {
        this.capacity = capacity;
        this.tokens = capacity;
    }

    synchronized boolean tryTake() {
        if (tokens > 0) { // RACE! t
            tokens--; // RACE! t
            return true;
        }
        rejected++; // NORACE
        return false;
    }

    void refill() {
        if (tokens < capacity) // RACE! t
            tokens++; // RACE! t
    }

    synchronized long rejected() {
        return rejected; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        TokenBucket bucket = new TokenBucket(10);
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(bucket::refill, 10, 10, TimeUnit.MILLISECONDS);
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                int ok = 0;
                for (int k = 0; k < 100; k++)
                    if (bucket.tryTake())
                        ok++;
                System.out.println(ok);
            });
            clients[i].start();
        }
        for (Thread c : clients)
            c.join();
        timer.shutdownNow();
        System.out.println(bucket.rejected());
    }
}
