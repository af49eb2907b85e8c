// A map in access order: a hit moves the entry, so that two readers change the map at once.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
public class Main {
    private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    void put(String key) {
        lock.writeLock().lock();
        map.put(key, key);
        lock.writeLock().unlock();
    }
    int read(String key) {
        lock.readLock().lock();
        String s = map.get(key); // RACE!
        int n = map.size();
        lock.readLock().unlock();
        return s == null ? n : 0;
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                m.put("a");
                m.read("a");
            }).start();
        }
    }
}
