// A concurrent map of plain counters: the map is safe, the counters in it are not.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Hits {
    int count;
    long last;
}

class Registry {
    private final Map<String, Hits> map = new ConcurrentHashMap<>();

    void hit(String key) {
        Hits h = map.get(key);
        if (h == null) {
            Hits fresh = new Hits();
            h = map.putIfAbsent(key, fresh);
            if (h == null)
                h = fresh;
        }
        h.count++; // RACE! count
        synchronized (h) {
            h.last = System.nanoTime();
        }
    }

    int total() {
        int n = 0;
        for (Hits h : map.values())
            n += h.count; // RACE! count
        return n;
    }

    long last(String key) {
        Hits h = map.get(key);
        synchronized (h) {
            return h.last;
        }
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Registry registry = new Registry();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 30; i++) {
            int n = i;
            pool.submit(() -> registry.hit("k" + n % 4));
        }
        System.out.println(registry.total());
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(registry.last("k0"));
    }
}
