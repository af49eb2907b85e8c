// A scheduled task resets counters under the requests' lock.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
class Main {
    static class Metrics {
        private long requests;
        private long bytes;
        synchronized void record(int n) {
            requests++;
            bytes += n;
        }
        void report() {
            synchronized (this) {
            System.out.println(requests + " " + bytes);
            requests = 0;
            bytes = 0;
            }
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
