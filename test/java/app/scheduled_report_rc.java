// A scheduled task resets counters that requests bump.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
class Main {
    static class Metrics {
        private long requests;
        private long bytes;
        synchronized void record(int n) {
            requests++; // RACE! requests
            bytes += n; // RACE! bytes
        }
        void report() {
            System.out.println(requests + " " + bytes); // RACE! requests bytes
            requests = 0; // RACE! requests
            bytes = 0; // RACE! bytes
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Metrics metrics = new Metrics();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(metrics::report, 1, 1, TimeUnit.SECONDS);
        for (int i = 0; i < 3; i++)
            new Thread(() -> metrics.record(100)).start();
        Thread.sleep(5000);
        timer.shutdownNow();
    }
}
