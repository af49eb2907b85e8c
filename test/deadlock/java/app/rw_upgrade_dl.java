// a cache with a read-write lock: upgrade instead of downgrade
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Main {
    private final Map<String, String> m = new TreeMap<>();
    private final ReadWriteLock rwl = new ReentrantReadWriteLock();
    private final Lock r = rwl.readLock();
    private final Lock w = rwl.writeLock();

    public String get(String key) {
        r.lock(); // DEADLOCK
        try {
            String v = m.get(key);
            if (v == null)
                v = load(key);
            return v;
        } finally {
            r.unlock();
        }
    }

    private String load(String key) {
        w.lock(); // DEADLOCK!
        try {
            String v = key.toUpperCase();
            m.put(key, v);
            r.lock();
            return v;
        } finally {
            w.unlock();
            r.unlock();
        }
    }

    public static void main(String[] args) {
        Main c = new Main();
        new Thread(() -> c.get("a")).start();
        new Thread(() -> c.get("b")).start();
    }
}
