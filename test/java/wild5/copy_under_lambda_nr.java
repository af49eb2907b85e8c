// A snapshot that a lambda fills from a concurrent map, then published under a lock; sums in a captured array.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Metrics {
    private final ConcurrentHashMap<String, Long> live = new ConcurrentHashMap<>();
    private Map<String, Long> last = new HashMap<>();
    private final List<Long> history = new ArrayList<>();

    void count(String name) {
        live.merge(name, 1L, Long::sum);
    }

    void snapshot() {
        Map<String, Long> copy = new HashMap<>();
        long[] total = new long[1];
        live.forEach((k, v) -> {
            copy.put(k, v); // NORACE
            total[0] += v; // NORACE
        });
        synchronized (this) {
            last = copy; // NORACE
            history.add(total[0]); // NORACE
        }
    }

    synchronized long get(String name) {
        return last.getOrDefault(name, 0L); // NORACE
    }

    synchronized int snapshots() {
        return history.size(); // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Metrics m = new Metrics();
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            String name = "m" + i;
            t[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    m.count(name);
                    if (k % 10 == 0)
                        m.snapshot();
                }
                System.out.println(m.get(name));
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(m.snapshots());
    }
}
