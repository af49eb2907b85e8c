// A concurrent map of counters that are changed by compute or are atomic; totals after the pool has ended.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class Hits {
    final AtomicInteger count = new AtomicInteger();
    private long last;

    synchronized void touch() {
        last = System.nanoTime();
    }

    synchronized long last() {
        return last;
    }
}

class Registry {
    private final Map<String, Hits> map = new ConcurrentHashMap<>();
    private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

    void hit(String key) {
        Hits h = map.computeIfAbsent(key, k -> new Hits());
        h.count.incrementAndGet();
        h.touch();
        sizes.merge(key, 1, Integer::sum);
    }

    int total() {
        int n = 0;
        for (Hits h : map.values())
            n += h.count.get();
        return n;
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
        while (!pool.awaitTermination(10, TimeUnit.SECONDS))
            System.out.println("waiting");
        System.out.println(registry.total());
    }
}
