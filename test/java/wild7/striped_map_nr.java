// A striped table: the lock of a stripe guards its buckets; clear takes them all.
public class Main {
    static class Striped<K, V> {
        private static class Entry<K, V> {
            final K key;
            V value;
            Entry<K, V> next;

            Entry(K key, V value, Entry<K, V> next) {
                this.key = key;
                this.value = value;
                this.next = next;
            }
        }

        private final Entry<K, V>[] buckets;
        private final Object[] locks;

        @SuppressWarnings("unchecked")
        Striped(int n) {
            buckets = new Entry[n];
            locks = new Object[n];
            for (int i = 0; i < n; i++)
                locks[i] = new Object();
        }

        private int index(K key) {
            return (key.hashCode() & 0x7fffffff) % buckets.length;
        }

        V get(K key) {
            int i = index(key);
            synchronized (locks[i]) {
                for (Entry<K, V> e = buckets[i]; e != null; e = e.next) // NORACE
                    if (e.key.equals(key))
                        return e.value; // NORACE
                return null;
            }
        }

        void put(K key, V value) {
            int i = index(key);
            synchronized (locks[i]) {
                for (Entry<K, V> e = buckets[i]; e != null; e = e.next) // NORACE
                    if (e.key.equals(key)) {
                        e.value = value; // NORACE
                        return;
                    }
                buckets[i] = new Entry<>(key, value, buckets[i]); // NORACE
            }
        }
    }

    public static void main(String[] args) {
        Striped<String, Integer> map = new Striped<>(16);
        for (int t = 0; t < 3; t++) {
            int n = t;
            new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    map.put("key" + i, n);
                    System.out.println(map.get("key" + (i + n)));
                }
            }).start();
        }
    }
}
