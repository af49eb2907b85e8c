// A pool of objects by key with an evictor; the settings have plain setters, the evictor counts without the lock.
// heddle: --open
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TimerTask;

public class Main {
    public interface Factory {
        Object make(Object key);
        boolean validate(Object key, Object o);
    }

    static class Entry {
        final Object value;
        final long since;

        Entry(Object value, long since) {
            this.value = value;
            this.since = since;
        }
    }

    public static class KeyedPool {
        private final Factory factory;
        private final Map<Object, LinkedList<Entry>> pools = new HashMap<>();
        private int totalIdle;
        private int maxIdle = 8;
        private boolean testOnBorrow;
        private long evicted;

        public KeyedPool(Factory factory) {
            this.factory = factory;
        }

        public void setMaxIdle(int n) {
            maxIdle = n; // RACE! max
        }

        public synchronized void setTestOnBorrow(boolean b) {
            testOnBorrow = b; // RACE! test
        }

        public boolean getTestOnBorrow() {
            return testOnBorrow; // RACE! test
        }

        public Object borrow(Object key) {
            synchronized (this) {
                LinkedList<Entry> list = pools.get(key); // NORACE
                while (list != null && !list.isEmpty()) { // NORACE
                    Entry e = list.removeFirst(); // NORACE
                    totalIdle--; // NORACE
                    if (!testOnBorrow || factory.validate(key, e.value)) // NORACE
                        return e.value;
                }
            }
            return factory.make(key);
        }

        public synchronized void giveBack(Object key, Object o) {
            if (totalIdle >= maxIdle) // RACE! max
                return;
            pools.computeIfAbsent(key, k -> new LinkedList<>()).addFirst(new Entry(o, System.currentTimeMillis())); // NORACE
            totalIdle++; // NORACE
        }

        public void evict() {
            List<Object> keys;
            synchronized (this) {
                keys = new ArrayList<>(pools.keySet()); // NORACE
            }
            long now = System.currentTimeMillis();
            for (Object key : keys) { // NORACE
                synchronized (this) {
                    LinkedList<Entry> list = pools.get(key); // NORACE
                    if (list != null && !list.isEmpty() && now - list.getLast().since > 1000) { // NORACE
                        list.removeLast(); // NORACE
                        totalIdle--; // NORACE
                        evicted++; // RACE! ev
                    }
                }
            }
        }

        public long getEvicted() {
            return evicted; // RACE! ev
        }

        public synchronized int getNumIdle() {
            return totalIdle; // NORACE
        }

        class Evictor extends TimerTask {
            @Override
            public void run() {
                evict();
            }
        }
    }
}
