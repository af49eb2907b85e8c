// A cache of a LinkedHashMap in access order: get under the read lock changes the order.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Main {
    private final Map<Integer, String> map = new LinkedHashMap<Integer, String>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
            return size() > 100;
        }
    };
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    String get(int key) {
        lock.readLock().lock();
        try {
            return map.get(key); // RACE!
        } finally {
            lock.readLock().unlock();
        }
    }

    void put(int key, String value) {
        lock.writeLock().lock();
        try {
            map.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main cache = new Main();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            int id = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    if (cache.get(k) == null)
                        cache.put(k, "v" + id);
            });
            ts[i].start();
        }
        for (Thread t : ts)
            t.join();
    }
}
