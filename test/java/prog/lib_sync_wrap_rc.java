// A wrapper that synchronises a collection: the iterator and addAll of another wrapper leave the lock out.
// heddle: --open
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class Main {
    private final List<String> list = new ArrayList<>();
    private final Object mutex = new Object();

    public boolean add(String s) {
        synchronized (mutex) {
            return list.add(s); // RACE! list
        }
    }

    public boolean remove(String s) {
        synchronized (mutex) {
            return list.remove(s); // RACE! list
        }
    }

    public boolean contains(String s) {
        synchronized (mutex) {
            return list.contains(s);
        }
    }

    public int size() {
        synchronized (mutex) {
            return list.size();
        }
    }

    public String join() {
        StringBuilder out = new StringBuilder();
        Iterator<String> it = list.iterator(); // RACE
        while (it.hasNext()) // RACE
            out.append(it.next()); // RACE! list
        return out.toString();
    }

    public void addAll(Main other) {
        synchronized (mutex) {
            list.addAll(other.list); // RACE! list
        }
    }
}
