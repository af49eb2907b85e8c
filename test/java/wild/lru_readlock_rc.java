// Two caches on LinkedHashMap under a read-write lock: a hit in the one in access order moves the entry.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
class LruMap<K, V> extends LinkedHashMap<K, V> {
    private final int limit;
    LruMap(int limit) {
        super(16, 0.75f, true);
        this.limit = limit;
    }
    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > limit;
    }
}
class PageCache {
    private final Map<String, String> pages = new LruMap<>(100);
    private final Map<String, String> aliases = new LinkedHashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    String page(String name) {
        lock.readLock().lock();
        try {
            return pages.get(name); // RACE!
        } finally {
            lock.readLock().unlock();
        }
    }
    String alias(String name) {
        lock.readLock().lock();
        try {
            return aliases.get(name);
        } finally {
            lock.readLock().unlock();
        }
    }
    void put(String name, String text) {
        lock.writeLock().lock();
        try {
            pages.put(name, text);
            aliases.put(name.toLowerCase(), name);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        PageCache cache = new PageCache();
        Thread[] readers = new Thread[3];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    String name = cache.alias("p" + k);
                    if (name == null) {
                        cache.put("P" + k, "text");
                    } else {
                        cache.page(name);
                    }
                }
            });
            readers[i].start();
        }
        for (Thread t : readers) {
            t.join();
        }
        System.out.println(cache.page("P1"));
    }
}
