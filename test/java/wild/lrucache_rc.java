// A cache on a LinkedHashMap in access order: get changes the order, so a read lock is not enough.
// heddle: --open
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
public class Main<K, V> {
    private final Map<K, V> map;
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private int hits;
    private int misses;
    public Main(final int capacity) {
        map = new LinkedHashMap<K, V>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > capacity;
            }
        };
    }
    public V get(K key) {
        rw.readLock().lock();
        try {
            V v = map.get(key); // RACE! m
            if (v != null) {
                hits++; // RACE! h
            } else {
                misses++; // RACE! s
            }
            return v;
        } finally {
            rw.readLock().unlock();
        }
    }
    public void put(K key, V value) {
        rw.writeLock().lock();
        try {
            map.put(key, value);
        } finally {
            rw.writeLock().unlock();
        }
    }
    public int hits() {
        return hits; // RACE! h
    }
    public double ratio() {
        rw.readLock().lock();
        try {
            return hits / (double) (hits + misses); // RACE! h s
        } finally {
            rw.readLock().unlock();
        }
    }
    public int size() {
        rw.readLock().lock();
        try {
            return map.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
