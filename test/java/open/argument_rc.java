// Two lists of one class: the other list is read without its lock.
// heddle: --open
import java.util.Arrays;
public class Main {
    private Object[] items = new Object[8];
    private int size;
    public synchronized void add(Object o) {
        if (size == items.length)
            items = Arrays.copyOf(items, size * 2);
        items[size++] = o; // RACE! size
    }
    public synchronized int size() {
        return size;
    }
    public int countAll(Main other) {
        synchronized (this) {
            return size + other.size; // RACE! size
        }
    }
}
