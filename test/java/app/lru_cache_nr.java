// An LRU cache on LinkedHashMap with a lock around everything.
import java.util.LinkedHashMap;
import java.util.Map;
class Main {
    static class LruCache<K, V> {
        private final Map<K, V> map;
        private int hits, misses;
        LruCache(final int capacity) {
            map = new LinkedHashMap<K, V>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                    return size() > capacity;
                }
            };
        }
        public synchronized V get(K key) {
            V v = map.get(key);
            if (v != null)
                hits++;
            else
                misses++;
            return v;
        }
        public synchronized void put(K key, V value) {
            map.put(key, value);
        }
        public synchronized String stats() {
            return hits + "/" + misses;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        LruCache<String, Integer> cache = new LruCache<>(100);
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 1000; i++)
                    if (cache.get("k" + i) == null)
                        cache.put("k" + i, i);
            });
            threads[t].start();
        }
        System.out.println(cache.stats());
        for (Thread t : threads)
            t.join();
    }
}
