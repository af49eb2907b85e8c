// A token bucket refilled by a scheduled task; tokens are volatile but counted down by hand.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Main {
    private volatile int tokens = 10;
    private long refused;
    private final ScheduledExecutorService refill = Executors.newScheduledThreadPool(1);

    void start() {
        refill.scheduleWithFixedDelay(() -> tokens = 10, 1, 1, TimeUnit.SECONDS);
    }

    boolean tryAcquire() {
        if (tokens > 0) {
            tokens--;
            return true;
        }
        refused++; // RACE!
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        Main bucket = new Main();
        bucket.start();
        Thread[] clients = new Thread[5];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    bucket.tryAcquire();
            });
            clients[i].start();
        }
        for (Thread c : clients)
            c.join();
        System.out.println(bucket.refused);
        bucket.refill.shutdownNow();
    }
}
