// A read-write lock used right, upgrade included.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class Main {
    static class Cache<K, V> {
        private final Map<K, V> map = new HashMap<>();
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private final ReentrantReadWriteLock.ReadLock read = lock.readLock();
        private final ReentrantReadWriteLock.WriteLock write = lock.writeLock();
        private final Function<K, V> loader;
        private int misses;

        Cache(Function<K, V> loader) {
            this.loader = loader;
        }

        V get(K key) {
            read.lock();
            try {
                V v = map.get(key); // NORACE
                if (v != null)
                    return v;
            } finally {
                read.unlock();
            }
            write.lock();
            try {
                V v = map.get(key);
                if (v == null) {
                    misses++; // NORACE
                    map.put(key, v = loader.apply(key)); // NORACE
                }
                return v;
            } finally {
                write.unlock();
            }
        }

        int misses() {
            read.lock();
            try {
                return misses;
            } finally {
                read.unlock();
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
        System.out.println(cache.misses());
    }
}
