// A cache with a concurrent map whose entries count their hits in plain fields; a cleaner reads them.
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

class TtlCache<K, V> {
    private static class Entry<V> {
        final V value;
        final long born = System.nanoTime();
        long lastUsed;
        int hits;

        Entry(V value) {
            this.value = value;
        }
    }

    private final Map<K, Entry<V>> entries = new ConcurrentHashMap<>();
    private final Function<K, V> loader;
    private final long ttl;

    TtlCache(Function<K, V> loader, long ttl) {
        this.loader = loader;
        this.ttl = ttl;
    }

    V get(K key) {
        Entry<V> e = entries.get(key);
        if (e == null) {
            e = new Entry<>(loader.apply(key));
            entries.put(key, e);
        }
        e.hits++; // RACE! h
        e.lastUsed = System.nanoTime(); // RACE! u
        return e.value;
    }

    void clean() {
        long now = System.nanoTime();
        for (Iterator<Entry<V>> it = entries.values().iterator(); it.hasNext();) {
            Entry<V> e = it.next();
            if (now - e.born > ttl && now - e.lastUsed > ttl / 2 // RACE! u h
                || e.hits == 0)
                it.remove();
        }
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
