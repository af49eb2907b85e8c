// Settings behind a lock for readers and writers; a reader changes what it has found.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
public class Main {
    static class Setting {
        String value;
        int reads;
        Setting(String v) { value = v; }
    }
    static class Settings {
        private final Map<String, Setting> map = new HashMap<>();
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private long lastChange;
        String get(String key) {
            lock.readLock().lock();
            try {
                Setting s = map.get(key);
                if (s == null) return null;
                s.reads++; // RACE! reads
                return s.value;
            } finally {
                lock.readLock().unlock();
            }
        }
        void set(String key, String value) {
            lock.writeLock().lock();
            try {
                Setting s = map.get(key);
                if (s == null)
                    map.put(key, new Setting(value));
                else
                    s.value = value;
            } finally {
                lock.writeLock().unlock();
            }
            lastChange = System.nanoTime(); // RACE! last
        }
        long age() { return System.nanoTime() - lastChange; } // RACE! last
    }
    public static void main(String[] args) throws Exception {
        Settings settings = new Settings();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 100; i++) settings.set("k" + i % 7, "v" + i);
        });
        Runnable reader = () -> {
            for (int i = 0; i < 100; i++)
                if (settings.get("k" + i % 7) == null) System.out.println(settings.age());
        };
        Thread r1 = new Thread(reader), r2 = new Thread(reader);
        writer.start(); r1.start(); r2.start();
        writer.join(); r1.join(); r2.join();
    }
}
