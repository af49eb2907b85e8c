// A cache with two levels, each with a lock of its own; promoted entries move from one to the other.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Entry {
        final String key;
        String value;
        int uses;

        Entry(String key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    static class TwoLevel {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, Entry> young = new HashMap<>(), old = new HashMap<>();

        String get(String key) {
            lock.lock();
            try {
                Entry e = old.get(key); // NORACE
                if (e == null)
                    e = young.get(key); // NORACE
                if (e == null)
                    return null;
                if (++e.uses == 3) // NORACE
                    promote(e);
                return e.value; // NORACE
            } finally {
                lock.unlock();
            }
        }

        private void promote(Entry e) {
            assert lock.isHeldByCurrentThread();
            young.remove(e.key); // NORACE
            old.put(e.key, e); // NORACE
        }

        void put(String key, String value) {
            lock.lock();
            try {
                Entry e = young.computeIfAbsent(key, k -> new Entry(k, value)); // NORACE
                e.value = value; // NORACE
                e.uses = 0; // NORACE
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        TwoLevel cache = new TwoLevel();
        for (int t = 0; t < 3; t++) {
            int n = t;
            new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    cache.put("k" + i % 5, "v" + n);
                    System.out.println(cache.get("k" + (i + n) % 5));
                }
            }).start();
        }
    }
}
