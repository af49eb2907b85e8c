// A shutdown hook writes out statistics that workers still change.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    private final Map<String, Integer> stats = new HashMap<>();
    private volatile boolean stopping;
    private int handled;

    void handle(String kind) {
        if (stopping)
            return;
        synchronized (stats) {
            stats.merge(kind, 1, Integer::sum); // RACE! m
            handled++; // RACE! h
        }
    }

    void dump() {
        stopping = true;
        System.out.println(handled); // RACE! h
        for (Map.Entry<String, Integer> e : stats.entrySet()) // RACE! m
            System.out.println(e.getKey() + "=" + e.getValue()); // RACE m
    }

    public static void main(String[] args) {
        Main m = new Main();
        Runtime.getRuntime().addShutdownHook(new Thread(m::dump));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 100; i++) {
            String kind = i % 2 == 0 ? "even" : "odd";
            pool.execute(() -> m.handle(kind));
        }
    }
}
