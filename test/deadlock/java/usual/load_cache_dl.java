import java.util.*;
import java.util.concurrent.locks.*;
class LoadCache {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, String> map = new HashMap<>();
    String get(String k) {
        rw.readLock().lock(); // DEADLOCK
        try {
            String v = map.get(k);
            if (v != null) return v;
            return load(k);
        } finally {
            rw.readLock().unlock();
        }
    }
    private String load(String k) {
        rw.writeLock().lock(); // DEADLOCK!
        try {
            return map.computeIfAbsent(k, x -> "<" + x + ">");
        } finally {
            rw.writeLock().unlock();
        }
    }
    public static void main(String[] a) {
        LoadCache c = new LoadCache();
        for (int i = 0; i < 3; i++) { final int n = i; new Thread(() -> c.get("k" + n)).start(); }
    }
}
