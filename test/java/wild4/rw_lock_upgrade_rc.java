// A cache with a read-write lock; a miss is stored while only the read lock is held.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Cache {
    private final Map<Integer, String> map = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Lock read = lock.readLock(), write = lock.writeLock();
    private int misses;

    String get(int key) {
        read.lock();
        try {
            String v = map.get(key); // RACE! map
            if (v == null) {
                v = "value " + key;
                map.put(key, v); // RACE! map
                misses++; // RACE! misses
            }
            return v;
        } finally {
            read.unlock();
        }
    }

    void clear() {
        write.lock();
        try {
            map.clear(); // NORACE
            misses = 0; // NORACE
        } finally {
            write.unlock();
        }
    }

    int misses() {
        read.lock();
        try {
            return misses; // RACE! misses
        } finally {
            read.unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) {
        Cache cache = new Cache();
        for (int t = 0; t < 3; t++) {
            final int seed = t;
            new Thread(() -> {
                for (int i = 0; i < 100; i++)
                    System.out.println(cache.get((i * seed) % 17));
                if (cache.misses() > 50)
                    cache.clear();
            }).start();
        }
    }
}
