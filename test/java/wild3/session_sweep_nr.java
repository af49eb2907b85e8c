// Sessions in a concurrent map: requests of a pool put, a scheduled task sweeps.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class Main {
    static class Session {
        final String id;
        volatile long touched = System.currentTimeMillis();
        Session(String id) { this.id = id; }
    }

    private final Map<String, Session> sessions = new ConcurrentHashMap<>();
    private final LongAdder swept = new LongAdder();
    private int rounds;
    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor();
    private final ExecutorService requests = Executors.newCachedThreadPool();

    void start() {
        sweeper.scheduleAtFixedRate(this::sweep, 1, 1, TimeUnit.SECONDS);
    }

    void sweep() {
        long now = System.currentTimeMillis();
        rounds++; // NORACE
        sessions.values().removeIf(s -> now - s.touched > 1000); // NORACE
        for (Session s : sessions.values())
            if (s.touched == 0)
                swept.increment();
    }

    void handle(String id) {
        Session s = sessions.computeIfAbsent(id, Session::new); // NORACE
        s.touched = System.currentTimeMillis();
    }

    public static void main(String[] args) {
        Main m = new Main();
        m.start();
        for (int i = 0; i < 20; i++) {
            String id = "s" + i % 5;
            m.requests.submit(() -> m.handle(id));
        }
        m.requests.shutdown();
    }
}
