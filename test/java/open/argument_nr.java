// The other list's own lock is taken by the method that is asked.
// heddle: --open
import java.util.Arrays;
public class Main {
    private Object[] items = new Object[8];
    private int size;
    public synchronized void add(Object o) {
        if (size == items.length)
            items = Arrays.copyOf(items, size * 2);
        items[size++] = o;
    }
    public synchronized int size() {
        return size;
    }
    public int countAll(Main other) {
        int n = other.size();
        synchronized (this) {
            return size + n;
        }
    }
}
