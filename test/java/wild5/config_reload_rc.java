// A configuration that a watcher reloads field by field while requests read it.
import java.util.Properties;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Config {
    private String url = "jdbc:a";
    private int timeout = 100;
    private final Properties raw = new Properties();

    void reload() {
        raw.setProperty("timeout", "" + System.nanoTime() % 1000);
        url = "jdbc:" + raw.getProperty("timeout"); // RACE! u
        timeout = Integer.parseInt(raw.getProperty("timeout")); // RACE! t
    }

    String url() {
        return url; // RACE! u
    }

    int timeout() {
        return timeout; // RACE! t
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Config config = new Config();
        ScheduledExecutorService watcher = Executors.newSingleThreadScheduledExecutor();
        watcher.scheduleWithFixedDelay(config::reload, 1, 1, TimeUnit.SECONDS);
        for (int i = 0; i < 10; i++) {
            System.out.println(config.url() + " " + config.timeout());
            Thread.sleep(500);
        }
        watcher.shutdown();
        watcher.awaitTermination(1, TimeUnit.SECONDS);
    }
}
