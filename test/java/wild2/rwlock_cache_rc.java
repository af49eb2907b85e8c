// A read-write lock, but the miss path fills the map under the read lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class Main {
    static class Cache<K, V> {
        private final Map<K, V> map = new HashMap<>();
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private final Function<K, V> loader;
        private int misses;

        Cache(Function<K, V> loader) {
            this.loader = loader;
        }

        V get(K key) {
            lock.readLock().lock();
            try {
                V v = map.get(key); // RACE! m
                if (v == null) {
                    misses++; // RACE! x
                    v = loader.apply(key);
                    map.put(key, v); // RACE! m
                }
                return v;
            } finally {
                lock.readLock().unlock();
            }
        }

        void invalidate(K key) {
            lock.writeLock().lock();
            try {
                map.remove(key);
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    public static void main(String[] args) {
        Cache<Integer, String> cache = new Cache<>(k -> "value " + k);
        for (int t = 0; t < 3; t++)
            new Thread(() -> {
                for (int i = 0; i < 100; i++)
                    cache.get(i);
            }).start();
        cache.invalidate(3);
    }
}
