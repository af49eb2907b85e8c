// Counters of a library: a concurrent map of adders, a lock for the snapshot.
// heddle: --open
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class Main {
    public static class Counters {
        private final ConcurrentHashMap<String, LongAdder> map = new ConcurrentHashMap<>();
        private final Object lock = new Object();
        private Map<String, Long> last = new HashMap<>();
        private long taken;

        public void increment(String name) {
            map.computeIfAbsent(name, n -> new LongAdder()).increment(); // NORACE
        }

        public long get(String name) {
            LongAdder a = map.get(name);
            return a == null ? 0 : a.sum();
        }

        public Map<String, Long> snapshot() {
            Map<String, Long> now = new HashMap<>();
            map.forEach((k, v) -> now.put(k, v.sum())); // NORACE
            synchronized (lock) {
                last = now; // NORACE
                taken++; // NORACE
            }
            return new HashMap<>(now);
        }

        public long last(String name) {
            synchronized (lock) {
                return last.getOrDefault(name, 0L) + taken; // NORACE
            }
        }
    }
}
