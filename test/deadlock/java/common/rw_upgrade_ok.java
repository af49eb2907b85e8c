import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwUpgrade {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, String> cache = new HashMap<>();

    String get(String key) {
        rw.readLock().lock();
        try {
            String v = cache.get(key);
            if (v != null)
                return v;
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            cache.putIfAbsent(key, key.toUpperCase());
            return cache.get(key);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public static void main(String[] args) {
        RwUpgrade c = new RwUpgrade();
        for (int i = 0; i < 4; i++) {
            final String key = "k" + i;
            new Thread(() -> System.out.println(c.get(key))).start();
        }
    }
}
