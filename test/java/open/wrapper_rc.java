// A synchronised view of a collection that locks its own mutex but walks over the other one without its lock.
// heddle: --open
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
public class Main {
    private final ArrayList<Object> items = new ArrayList<>();
    private final Object mutex = new Object();
    private int version;
    public Main() {}
    public void add(Object o) {
        synchronized (mutex) {
            items.add(o); // RACE! items
            version++; // RACE! version
        }
    }
    public void addAll(Main other) {
        synchronized (mutex) {
            for (Object o : other.items) // RACE! items
                items.add(o); // RACE! items
            version++; // RACE! version
        }
    }
    public boolean contains(Object o) {
        synchronized (mutex) {
            return items.contains(o);
        }
    }
    public int version() { return version; } // RACE! version
    public int size() {
        synchronized (mutex) {
            return items.size();
        }
    }
}
