// A cache with expiry: a map under a read-write lock, a cleaner thread, entries immutable but for a volatile.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Entry {
    final String value;
    volatile long used;

    Entry(String value) {
        this.value = value;
        used = System.currentTimeMillis();
    }
}

class Cache implements Runnable {
    private final Map<String, Entry> map = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private volatile boolean running = true;
    private int cleaned;

    String get(String key) {
        lock.readLock().lock();
        try {
            Entry e = map.get(key);
            if (e == null)
                return null;
            e.used = System.currentTimeMillis();
            return e.value;
        } finally {
            lock.readLock().unlock();
        }
    }

    void put(String key, String value) {
        lock.writeLock().lock();
        try {
            map.put(key, new Entry(value));
        } finally {
            lock.writeLock().unlock();
        }
    }

    public void run() {
        while (running) {
            lock.writeLock().lock();
            try {
                Iterator<Map.Entry<String, Entry>> it = map.entrySet().iterator();
                while (it.hasNext())
                    if (it.next().getValue().used < System.currentTimeMillis() - 100) {
                        it.remove();
                        cleaned++;
                    }
            } finally {
                lock.writeLock().unlock();
            }
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    void stop() {
        running = false;
    }

    int cleaned() {
        return cleaned;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Cache cache = new Cache();
        Thread cleaner = new Thread(cache, "cleaner");
        cleaner.setDaemon(true);
        cleaner.start();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            String key = "user" + i;
            users[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    if (cache.get(key) == null)
                        cache.put(key, key + k);
            });
            users[i].start();
        }
        for (Thread t : users)
            t.join();
        cache.stop();
        cleaner.interrupt();
        cleaner.join();
        System.out.println(cache.cleaned());
    }
}
