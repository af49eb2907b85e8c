// A cache with blocking and statistics objects: hits are counted by a plain long outside of the lock, the size of the cleaner too.
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
public class Main {
    static class CacheObject {
        private final Object id;
        private Object value;
        private long created;
        private int accesses;
        CacheObject(Object id) {
            this.id = id;
        }
        synchronized Object get() {
            accesses++;
            return value;
        }
        synchronized void set(Object v) {
            value = v;
            created = System.currentTimeMillis();
        }
        synchronized boolean isOld(long now) {
            return now - created > 1000;
        }
    }
    static class Info {
        private long hits, misses;
        void hit() {
            hits++; // RACE! h
        }
        synchronized void miss() {
            misses++;
        }
        long hits() {
            return hits; // RACE! h
        }
        synchronized long misses() {
            return misses;
        }
    }
    static class Cache {
        private final Map<Object, CacheObject> map = new LinkedHashMap<>();
        private final Info info = new Info();
        private int memory;
        void put(Object id, Object v) {
            CacheObject o;
            synchronized (map) {
                o = map.get(id);
                if (o == null) {
                    o = new CacheObject(id);
                    map.put(id, o);
                    memory++; // RACE! m
                }
            }
            o.set(v);
        }
        Object get(Object id) {
            CacheObject o;
            synchronized (map) {
                o = map.get(id);
            }
            if (o == null) {
                info.miss();
                return null;
            }
            info.hit();
            return o.get();
        }
        void clean(long now) {
            synchronized (map) {
                for (Iterator<CacheObject> it = map.values().iterator(); it.hasNext();) {
                    CacheObject o = it.next();
                    if (o.isOld(now)) {
                        it.remove();
                        memory--; // RACE! m
                    }
                }
            }
        }
        int memory() {
            return memory; // RACE! m
        }
        Info info() {
            return info;
        }
    }
    static class Cleaner extends Thread {
        private final Cache cache;
        private volatile boolean stopped;
        Cleaner(Cache cache) {
            this.cache = cache;
            setDaemon(true);
        }
        @Override
        public void run() {
            while (!stopped) {
                cache.clean(System.currentTimeMillis());
            }
        }
        void stopIt() {
            stopped = true;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Cache cache = new Cache();
        Cleaner cleaner = new Cleaner(cache);
        cleaner.start();
        Thread[] users = new Thread[4];
        for (int i = 0; i < users.length; i++) {
            final int seed = i;
            users[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    if (cache.get(k * seed % 100) == null) {
                        cache.put(k * seed % 100, "v" + k);
                    }
                }
            });
            users[i].start();
        }
        System.out.println(cache.memory() + " " + cache.info().hits());
        for (Thread u : users) {
            u.join();
        }
        cleaner.stopIt();
        System.out.println(cache.info().misses());
    }
}
