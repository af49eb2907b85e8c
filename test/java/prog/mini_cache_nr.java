// The same cache with one lock for all.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
public class Main {
    static class Entry {
        final Object value;
        long lastUse;
        Entry(Object value) { this.value = value; }
    }
    static class Cache {
        private final Map<String, Entry> map = new HashMap<>();
        private int hits, misses;
        Object get(String key) {
            synchronized (map) {
                Entry e = map.get(key);
                if (e == null) {
                    misses++;
                    return null;
                }
                hits++;
                e.lastUse = System.currentTimeMillis();
                return e.value;
            }
        }
        void put(String key, Object value) {
            synchronized (map) {
                Entry e = new Entry(value);
                e.lastUse = System.currentTimeMillis();
                map.put(key, e);
            }
        }
        void clean(long limit) {
            synchronized (map) {
                Iterator<Entry> it = map.values().iterator();
                while (it.hasNext())
                    if (it.next().lastUse < limit)
                        it.remove();
            }
        }
        @Override public String toString() { return hits + "/" + misses; }
    }
    private static final Cache cache = new Cache();
    static class Cleaner extends Thread {
        Cleaner() { setDaemon(true); }
        @Override public void run() {
            try {
                while (true) {
                    Thread.sleep(50);
                    cache.clean(System.currentTimeMillis() - 1000);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        new Cleaner().start();
        Thread[] users = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int id = i;
            users[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    String key = "k" + (k * id % 17);
                    if (cache.get(key) == null)
                        cache.put(key, new Object());
                }
            });
            users[i].start();
        }
        for (Thread t : users)
            t.join();
        System.out.println(cache);
    }
}
