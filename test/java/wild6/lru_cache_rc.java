// An access-ordered LinkedHashMap as a cache: get changes the order, but only put takes the lock.
import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    static class LruCache<K, V> {
        private final int limit;
        private final LinkedHashMap<K, V> map;

        LruCache(int limit) {
            this.limit = limit;
            this.map = new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                    return size() > LruCache.this.limit;
                }
            };
        }

        V get(K key) {
            return map.get(key); // RACE!
        }

        synchronized void put(K key, V value) {
            map.put(key, value); // RACE!
        }
    }

    static final LruCache<Integer, String> cache = new LruCache<>(100);

    static String load(int id) {
        String s = cache.get(id);
        if (s == null) {
            s = "record " + id;
            cache.put(id, s);
        }
        return s;
    }

    public static void main(String[] args) {
        for (int t = 0; t < 2; t++) {
            new Thread(() -> {
                for (int i = 0; i < 500; i++)
                    load(i % 120);
            }, "loader-" + t).start();
        }
    }
}
