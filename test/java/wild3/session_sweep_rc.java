// Sessions in a plain map: requests of a pool put, a scheduled task sweeps.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Main {
    static class Session {
        final String id;
        volatile long touched = System.currentTimeMillis();
        Session(String id) { this.id = id; }
    }

    private final Map<String, Session> sessions = new HashMap<>();
    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor();
    private final ExecutorService requests = Executors.newCachedThreadPool();

    void start() {
        sweeper.scheduleAtFixedRate(this::sweep, 1, 1, TimeUnit.SECONDS);
    }

    void sweep() {
        long now = System.currentTimeMillis();
        Iterator<Map.Entry<String, Session>> it = sessions.entrySet().iterator(); // RACE
        while (it.hasNext()) { // RACE
            if (now - it.next().getValue().touched > 1000) // RACE!
                it.remove(); // RACE!
        }
    }

    void handle(String id) {
        Session s = sessions.get(id); // RACE!
        if (s == null) {
            s = new Session(id);
            sessions.put(id, s); // RACE!
        }
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
