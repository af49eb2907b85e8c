import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwUpgrade {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, String> cache = new HashMap<>();

    String get(String key) {
        rw.readLock().lock(); // DEADLOCK
        try {
            String v = cache.get(key);
            if (v != null)
                return v;
            rw.writeLock().lock(); // DEADLOCK!
            try {
                cache.put(key, key.toUpperCase());
            } finally {
                rw.writeLock().unlock();
            }
            return key.toUpperCase();
        } finally {
            rw.readLock().unlock();
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
