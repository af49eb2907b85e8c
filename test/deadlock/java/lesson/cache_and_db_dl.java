import java.util.HashMap;
import java.util.Map;

public class CacheAndDb {
    static class Database {
        private Cache cache;
        private final Map<String, String> rows = new HashMap<>();
        void setCache(Cache c) { cache = c; }
        synchronized String read(String k) { // DEADLOCK
            return rows.get(k); // DEADLOCK!
        }
        synchronized void write(String k, String v) { // DEADLOCK
            rows.put(k, v);
            cache.invalidate(k); // DEADLOCK
        }
    }

    static class Cache {
        private final Database db;
        private final Map<String, String> map = new HashMap<>();
        Cache(Database db) { this.db = db; }
        synchronized String get(String k) { // DEADLOCK
            String v = map.get(k);
            if (v == null) {
                v = db.read(k); // DEADLOCK
                map.put(k, v);
            }
            return v;
        }
        synchronized void invalidate(String k) { map.remove(k); } // DEADLOCK!
    }

    public static void main(String[] args) {
        Database db = new Database();
        Cache cache = new Cache(db);
        db.setCache(cache);
        new Thread(() -> { for (int i = 0; i < 100; i++) db.write("k" + i, "v"); }).start();
        new Thread(() -> { for (int i = 0; i < 100; i++) cache.get("k" + i); }).start();
    }
}
