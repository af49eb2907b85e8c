// An own table with an enumerator: writers lock the table, the enumerator reads its buckets unlocked.
// heddle: --open
import java.util.Enumeration;
import java.util.NoSuchElementException;

public class Main {
    private static class Entry {
        final String key;
        Object value;
        Entry next;

        Entry(String key, Object value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry[] table = new Entry[11];
    private int count;

    public synchronized void put(String key, Object value) {
        int i = (key.hashCode() & 0x7fffffff) % table.length;
        for (Entry e = table[i]; e != null; e = e.next)
            if (e.key.equals(key)) {
                e.value = value; // RACE! value
                return;
            }
        table[i] = new Entry(key, value, table[i]); // RACE! bucket
        count++;
    }

    public synchronized Object get(String key) {
        int i = (key.hashCode() & 0x7fffffff) % table.length;
        for (Entry e = table[i]; e != null; e = e.next)
            if (e.key.equals(key))
                return e.value;
        return null;
    }

    public synchronized int size() {
        return count;
    }

    public Enumeration<Object> elements() {
        return new Enumerator();
    }

    private class Enumerator implements Enumeration<Object> {
        private int index = 0;
        private Entry entry;

        public boolean hasMoreElements() {
            while (entry == null && index < table.length)
                entry = table[index++]; // RACE! bucket
            return entry != null;
        }

        public Object nextElement() {
            if (!hasMoreElements())
                throw new NoSuchElementException();
            Entry e = entry;
            entry = e.next;
            return e.value; // RACE! value
        }
    }
}
