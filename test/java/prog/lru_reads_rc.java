// A cache ordered by access: get() changes it, but only the read lock is held.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class LruCache<K, V> {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<K, V> map;
    private int misses;

    LruCache(final int limit) {
        map = new LinkedHashMap<K, V>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > limit;
            }
        };
    }

    V get(K key) {
        lock.readLock().lock();
        try {
            V value = map.get(key); // RACE
            if (value == null)
                misses++; // RACE! misses
            return value;
        } finally {
            lock.readLock().unlock();
        }
    }

    void put(K key, V value) {
        lock.writeLock().lock();
        try {
            map.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }

    int misses() {
        lock.readLock().lock();
        try {
            return misses; // RACE! misses
        } finally {
            lock.readLock().unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        LruCache<Integer, String> cache = new LruCache<>(100);
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int seed = i;
            threads[i] = new Thread(() -> {
                for (int n = 0; n < 1000; n++) {
                    int key = (n * 31 + seed) % 300;
                    if (cache.get(key) == null)
                        cache.put(key, "v" + key);
                }
            });
            threads[i].start();
        }
        System.out.println(cache.misses());
        for (Thread t : threads)
            t.join();
    }
}
