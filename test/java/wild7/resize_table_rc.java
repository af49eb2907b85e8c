// An open hash set: add and resize are synchronized, contains reads the table without the lock.
public class Main {
    static class LongSet {
        private long[] table = new long[8];
        private int size;

        synchronized boolean add(long v) {
            if (size * 2 >= table.length)
                resize();
            int i = slot(table, v);
            if (table[i] == v)
                return false;
            table[i] = v; // RACE! e
            size++; // RACE! n
            return true;
        }

        private static int slot(long[] t, long v) {
            int i = (int) (v % t.length);
            while (t[i] != 0 && t[i] != v) // RACE! e
                i = (i + 1) % t.length;
            return i;
        }

        private void resize() {
            long[] old = table;
            long[] bigger = new long[old.length * 2];
            for (long v : old)
                if (v != 0)
                    bigger[slot(bigger, v)] = v; // RACE e
            table = bigger; // RACE! t
        }

        boolean contains(long v) {
            long[] t = table; // RACE! t
            return t[slot(t, v)] == v; // RACE! e
        }

        int size() {
            return size; // RACE! n
        }
    }

    public static void main(String[] args) {
        LongSet set = new LongSet();
        new Thread(() -> {
            for (long i = 1; i < 100; i++)
                set.add(i * 7);
        }).start();
        new Thread(() -> {
            int found = 0;
            for (long i = 1; i < 100; i++)
                if (set.contains(i))
                    found++;
            System.out.println(found + "/" + set.size());
        }).start();
    }
}
