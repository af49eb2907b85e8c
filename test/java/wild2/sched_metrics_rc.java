// A scheduled reporter reads and resets counters that workers bump; only the reset is locked.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Main {
    static class Metrics {
        private long requests;
        private long errors;
        private final Object lock = new Object();

        void request(boolean ok) {
            requests++; // RACE! r
            if (!ok) {
                synchronized (lock) {
                    errors++;
                }
            }
        }

        String flush() {
            synchronized (lock) {
                String s = requests + "/" + errors; // RACE! r
                requests = 0; // RACE! r
                errors = 0;
                return s;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Metrics metrics = new Metrics();
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        scheduler.scheduleAtFixedRate(() -> System.out.println(metrics.flush()), 1, 1, TimeUnit.SECONDS);
        ExecutorService workers = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 1000; i++) {
            int n = i;
            workers.submit(() -> metrics.request(n % 10 != 0));
        }
        workers.shutdown();
        workers.awaitTermination(1, TimeUnit.MINUTES);
        scheduler.shutdown();
    }
}
