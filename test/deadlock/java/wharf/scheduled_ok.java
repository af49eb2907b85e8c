// A scheduled task flushes the cache and logs, while requests log, then read the cache.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Service {
    private final Object cacheLock = new Object();
    private final Object logLock = new Object();
    private int cached;
    private int logged;

    void flush() {
        synchronized (cacheLock) {
            cached = 0;
            synchronized (logLock) {
                logged++;
            }
        }
    }

    int request() {
        synchronized (logLock) {
            logged++;
        }
        synchronized (cacheLock) {
            return ++cached;
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Service s = new Service();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(s::flush, 1, 1, TimeUnit.SECONDS);
        for (int i = 0; i < 1000; i++) {
            s.request();
        }
        timer.shutdown();
    }
}
