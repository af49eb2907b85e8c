// A linked map in order of insertion: a look-up changes nothing, so the lock of readers is enough.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
class Names {
    private final Map<String, Integer> ids = new LinkedHashMap<>(16, 0.75f, false);
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Integer find(String name) {
        lock.readLock().lock();
        try {
            return ids.get(name); // NORACE
        } finally {
            lock.readLock().unlock();
        }
    }
    void put(String name, int id) {
        lock.writeLock().lock();
        try {
            ids.put(name, id); // NORACE
        } finally {
            lock.writeLock().unlock();
        }
    }
}
public class Main {
    public static void main(String[] args) {
        Names names = new Names();
        for (int t = 0; t < 3; t++) {
            int id = t;
            new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    if (names.find("n" + i) == null) {
                        names.put("n" + i, id);
                    }
                }
            }).start();
        }
    }
}
