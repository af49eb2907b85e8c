import java.util.concurrent.*;
class ComputeLock {
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private final Object lock = new Object();
    private int hits;
    int load(String k) {
        return map.computeIfAbsent(k, x -> {
            synchronized (lock) { hits++; }
            return x.length();
        });
    }
    void evict(String k) {
        synchronized (lock) {
            hits = 0;
        }
        map.compute(k, (x, v) -> null);
    }
    public static void main(String[] a) {
        ComputeLock c = new ComputeLock();
        new Thread(() -> c.load("k")).start();
        new Thread(() -> c.evict("k")).start();
    }
}
