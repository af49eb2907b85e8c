// The same view, the other one copied under its own lock first.
// heddle: --open
import java.util.ArrayList;
import java.util.List;
public class Main {
    private final ArrayList<Object> items = new ArrayList<>();
    private final Object mutex = new Object();
    private int version;
    public Main() {}
    public void add(Object o) {
        synchronized (mutex) {
            items.add(o);
            version++;
        }
    }
    private List<Object> copy() {
        synchronized (mutex) {
            return new ArrayList<>(items);
        }
    }
    public void addAll(Main other) {
        List<Object> theirs = other.copy();
        synchronized (mutex) {
            for (Object o : theirs)
                items.add(o);
            version++;
        }
    }
    public boolean contains(Object o) {
        synchronized (mutex) {
            return items.contains(o);
        }
    }
    public int version() {
        synchronized (mutex) {
            return version;
        }
    }
    public int size() {
        synchronized (mutex) {
            return items.size();
        }
    }
}
