// A small library of meters: a registry that gives out counters, each of them with its own lock.
// heddle: --open
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
public class Main {
    public static final class Meter {
        private final String name;
        private final ReentrantLock lock = new ReentrantLock();
        private long count;
        private double mean;
        Meter(String name) {
            this.name = name;
        }
        public void mark(double value) {
            lock.lock();
            try {
                count++;
                mean += (value - mean) / count;
            } finally {
                lock.unlock();
            }
        }
        public long count() {
            lock.lock();
            try {
                return count;
            } finally {
                lock.unlock();
            }
        }
        public String name() {
            return name;
        }
        @Override
        public String toString() {
            lock.lock();
            try {
                return name + count + "/" + mean;
            } finally {
                lock.unlock();
            }
        }
    }
    private final ConcurrentMap<String, Meter> meters = new ConcurrentHashMap<>();
    public Meter meter(String name) {
        Meter m = meters.get(name);
        if (m == null) {
            Meter fresh = new Meter(name);
            m = meters.putIfAbsent(name, fresh);
            if (m == null) {
                m = fresh;
            }
        }
        return m;
    }
    public void mark(String name, double value) {
        meter(name).mark(value);
    }
    public Map<String, Long> snapshot() {
        Map<String, Long> all = new TreeMap<>();
        for (Meter m : meters.values()) {
            all.put(m.name(), m.count());
        }
        return Collections.unmodifiableMap(all);
    }
}
