// A hash table with a lock for every 16th bucket.
class StripedMap<K, V> {
    private static final int LOCKS = 16;
    private final Node<K, V>[] buckets;
    private final Object[] locks;

    private static class Node<K, V> {
        Node<K, V> next;
        K key;
        V value;
    }

    @SuppressWarnings("unchecked")
    StripedMap(int n) {
        buckets = new Node[n];
        locks = new Object[LOCKS];
        for (int i = 0; i < LOCKS; i++)
            locks[i] = new Object();
    }

    private int hash(Object key) {
        return Math.abs(key.hashCode() % buckets.length);
    }

    V get(K key) {
        int h = hash(key);
        synchronized (locks[h % LOCKS]) {
            for (Node<K, V> m = buckets[h]; m != null; m = m.next) // NORACE
                if (m.key.equals(key)) // NORACE
                    return m.value; // NORACE
        }
        return null;
    }

    void put(K key, V value) {
        int h = hash(key);
        synchronized (locks[h % LOCKS]) {
            for (Node<K, V> m = buckets[h]; m != null; m = m.next) { // NORACE
                if (m.key.equals(key)) { // NORACE
                    m.value = value; // NORACE
                    return;
                }
            }
            Node<K, V> n = new Node<>();
            n.key = key; // NORACE
            n.value = value; // NORACE
            n.next = buckets[h]; // NORACE
            buckets[h] = n; // NORACE
        }
    }

    void clear() {
        for (int i = 0; i < buckets.length; i++) {
            synchronized (locks[i % LOCKS]) {
                buckets[i] = null; // NORACE
            }
        }
    }
}

public class Main {
    public static void main(String[] args) {
        StripedMap<String, Integer> map = new StripedMap<>(128);
        for (int t = 0; t < 4; t++) {
            int id = t;
            new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    map.put("k" + i % 10, id);
                    Integer v = map.get("k" + id);
                    if (v != null && v > 3)
                        map.clear();
                }
            }).start();
        }
    }
}
