// A hash table with its own entries: put and get locked, the enumeration and contains walk without.
// heddle: --open
import java.util.Enumeration;
import java.util.NoSuchElementException;
public class Main {
    private static class Entry {
        final Object key;
        Object value;
        Entry next;
        Entry(Object key, Object value, Entry next) {
            this.key = key;
            this.value = value; // RACE
            this.next = next; // RACE
        }
    }
    private Entry[] table = new Entry[11];
    private int count;
    public synchronized Object put(Object key, Object value) {
        int i = (key.hashCode() & 0x7fffffff) % table.length;
        for (Entry e = table[i]; e != null; e = e.next) {
            if (e.key.equals(key)) {
                Object old = e.value;
                e.value = value; // RACE! v
                return old;
            }
        }
        table[i] = new Entry(key, value, table[i]); // RACE! t
        count++; // RACE! c
        return null;
    }
    public synchronized Object get(Object key) {
        for (Entry e = table[(key.hashCode() & 0x7fffffff) % table.length]; e != null; e = e.next) {
            if (e.key.equals(key)) {
                return e.value;
            }
        }
        return null;
    }
    public boolean contains(Object value) {
        for (Entry head : table) { // RACE! t
            for (Entry e = head; e != null; e = e.next) { // RACE
                if (e.value.equals(value)) { // RACE! v
                    return true;
                }
            }
        }
        return false;
    }
    public int size() {
        return count; // RACE! c
    }
    public synchronized void clear() {
        for (int i = 0; i < table.length; i++) {
            table[i] = null; // RACE! t
        }
        count = 0; // RACE! c
    }
    public Enumeration<Object> keys() {
        return new Enumeration<Object>() {
            private int at = -1;
            private Entry e;
            @Override
            public boolean hasMoreElements() {
                while (e == null && at + 1 < table.length) {
                    e = table[++at]; // RACE! t
                }
                return e != null;
            }
            @Override
            public Object nextElement() {
                if (!hasMoreElements()) {
                    throw new NoSuchElementException();
                }
                Object k = e.key;
                e = e.next; // RACE
                return k;
            }
        };
    }
}
