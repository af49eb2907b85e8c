import java.util.*;
import java.util.concurrent.locks.*;

public class Main {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> cache = new HashMap<>();

    int lookup(String key) {
        rw.readLock().lock();
        try {
            Integer v = cache.get(key);
            if (v != null)
                return v;
        } finally {
            rw.readLock().unlock();
        }
        return load(key);
    }

    private int load(String key) {
        rw.writeLock().lock();
        try {
            return cache.computeIfAbsent(key, String::length);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 3; i++) {
            int n = i;
            new Thread(() -> m.lookup("k" + n)).start();
        }
    }
}
