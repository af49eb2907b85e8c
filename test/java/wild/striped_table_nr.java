// A hash table with a lock for each stripe; the size is counted by stripe and summed under all locks.
class StripedTable {
    private static final class Entry {
        final String key;
        int value;
        Entry next;
        Entry(String key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }
    private static final int STRIPES = 8;
    private final Entry[] buckets = new Entry[64];
    private final Object[] locks = new Object[STRIPES];
    private final int[] counts = new int[STRIPES];
    StripedTable() {
        for (int i = 0; i < STRIPES; i++) {
            locks[i] = new Object();
        }
    }
    private int bucket(String key) {
        return (key.hashCode() & 0x7fffffff) % buckets.length;
    }
    void add(String key, int n) {
        int b = bucket(key);
        synchronized (locks[b % STRIPES]) {
            for (Entry e = buckets[b]; e != null; e = e.next) {
                if (e.key.equals(key)) {
                    e.value += n;
                    return;
                }
            }
            buckets[b] = new Entry(key, n, buckets[b]);
            counts[b % STRIPES]++;
        }
    }
    int get(String key) {
        int b = bucket(key);
        synchronized (locks[b % STRIPES]) {
            for (Entry e = buckets[b]; e != null; e = e.next) {
                if (e.key.equals(key)) {
                    return e.value;
                }
            }
            return 0;
        }
    }
    int size() {
        int n = 0;
        for (int i = 0; i < STRIPES; i++) {
            synchronized (locks[i]) {
                n += counts[i];
            }
        }
        return n;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        StripedTable table = new StripedTable();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    table.add("key" + k % 17, k);
                }
                System.out.println(table.get("key3"));
            });
            threads[i].start();
        }
        System.out.println(table.size());
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(table.size());
    }
}
