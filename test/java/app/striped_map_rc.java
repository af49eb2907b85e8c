// A map with stripes whose size is counted under any stripe's lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
class Main {
    static class StripedMap {
        private static final int STRIPES = 16;
        private final Object[] locks = new Object[STRIPES];
        private final Map<?, ?>[] tables = new Map[STRIPES];
        private int size;
        StripedMap() {
            for (int i = 0; i < STRIPES; i++) {
                locks[i] = new Object();
                tables[i] = new HashMap<Object, Object>();
            }
        }
        private int index(Object key) {
            return Math.abs(key.hashCode() % STRIPES);
        }
        @SuppressWarnings("unchecked")
        void put(Object key, Object value) {
            int i = index(key);
            synchronized (locks[i]) {
                if (((Map<Object, Object>) tables[i]).put(key, value) == null)
                    size++; // RACE!
            }
        }
        Object get(Object key) {
            int i = index(key);
            synchronized (locks[i]) {
                return tables[i].get(key);
            }
        }
        int size() {
            return size; // RACE!
        }
    }
    public static void main(String[] args) {
        StripedMap map = new StripedMap();
        for (int t = 0; t < 4; t++) {
            final int base = t * 100;
            new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    map.put(base + i, "v" + i);
                    map.get(i);
                }
            }).start();
        }
        System.out.println(map.size());
    }
}
