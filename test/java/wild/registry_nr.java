// A registry with weak counters: everything by atomics, final fields and one lock; instances are safe to share.
// heddle: --open
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
public class Main {
    public static final class Meter {
        private final LongAdder count = new LongAdder();
        private final AtomicLong last = new AtomicLong();
        private double rate;
        public void mark() {
            count.increment();
            last.set(System.nanoTime());
            tick();
        }
        private synchronized void tick() {
            rate = rate * 0.9 + 0.1;
        }
        public synchronized double rate() {
            return rate;
        }
        public long count() {
            return count.sum();
        }
    }
    private final ConcurrentMap<String, Meter> meters = new ConcurrentHashMap<>();
    private final Map<String, String> tags = new TreeMap<>();
    private volatile String prefix = "";
    public Meter meter(String name) {
        return meters.computeIfAbsent(prefix + name, k -> new Meter());
    }
    public void tag(String k, String v) {
        synchronized (tags) {
            tags.put(k, v);
        }
    }
    public Map<String, String> tags() {
        synchronized (tags) {
            return Collections.unmodifiableMap(new TreeMap<>(tags));
        }
    }
    public void setPrefix(String p) {
        prefix = p;
    }
    public long total() {
        long sum = 0;
        for (Meter m : meters.values()) {
            sum += m.count();
        }
        return sum;
    }
}
