// A cache with a concurrent map whose entries count in atomics; a cleaner reads them.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

class TtlCache<K, V> {
    private static class Entry<V> {
        final V value;
        final long born = System.nanoTime();
        volatile long lastUsed;
        final AtomicInteger hits = new AtomicInteger();

        Entry(V value) {
            this.value = value;
        }
    }

    private final Map<K, Entry<V>> entries = new ConcurrentHashMap<>();
    private final Function<K, V> loader;
    private final long ttl;
    private int cleanings; // only the cleaner's

    TtlCache(Function<K, V> loader, long ttl) {
        this.loader = loader;
        this.ttl = ttl;
    }

    V get(K key) {
        Entry<V> e = entries.computeIfAbsent(key, k -> new Entry<>(loader.apply(k)));
        e.hits.incrementAndGet();
        e.lastUsed = System.nanoTime(); // NORACE
        return e.value; // NORACE
    }

    void clean() {
        long now = System.nanoTime();
        cleanings++; // NORACE
        entries.values().removeIf(e -> now - e.born > ttl && now - e.lastUsed > ttl / 2 // NORACE
            || e.hits.get() == 0);
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        TtlCache<Integer, String> cache = new TtlCache<>(k -> "value " + k, 1_000_000);
        ScheduledExecutorService cleaner = Executors.newSingleThreadScheduledExecutor();
        cleaner.scheduleAtFixedRate(cache::clean, 1, 1, TimeUnit.MILLISECONDS);
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            int from = i;
            users[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    cache.get((from + k) % 7);
            });
            users[i].start();
        }
        for (Thread t : users)
            t.join();
        cleaner.shutdownNow();
    }
}
