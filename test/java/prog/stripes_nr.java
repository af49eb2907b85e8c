// A hash table of our own with a lock for each group of buckets.
class StripedTable {
    private static class Node {
        final Object key;
        Object value;
        Node next;

        Node(Object key, Object value, Node next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private static final int STRIPES = 16;
    private final Node[] buckets;
    private final Object[] locks;

    StripedTable(int size) {
        buckets = new Node[size * STRIPES];
        locks = new Object[STRIPES];
        for (int i = 0; i < STRIPES; i++)
            locks[i] = new Object();
    }

    private int hash(Object key) {
        return Math.abs(key.hashCode() % buckets.length);
    }

    Object get(Object key) {
        int hash = hash(key);
        synchronized (locks[hash % STRIPES]) {
            for (Node n = buckets[hash]; n != null; n = n.next)
                if (n.key.equals(key))
                    return n.value;
        }
        return null;
    }

    void put(Object key, Object value) {
        int hash = hash(key);
        synchronized (locks[hash % STRIPES]) {
            for (Node n = buckets[hash]; n != null; n = n.next)
                if (n.key.equals(key)) {
                    n.value = value;
                    return;
                }
            buckets[hash] = new Node(key, value, buckets[hash]);
        }
    }

    void clear() {
        for (int i = 0; i < buckets.length; i++) {
            synchronized (locks[i % STRIPES]) {
                buckets[i] = null;
            }
        }
    }
}

class Main {
    public static void main(String[] args) {
        StripedTable table = new StripedTable(4);
        for (int t = 0; t < 3; t++) {
            int base = t * 50;
            new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    table.put("key" + (base + i), i);
                    table.get("key" + i);
                }
            }).start();
        }
        table.clear();
    }
}
