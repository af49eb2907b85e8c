// A list that wraps another one in synchronised methods, but gives its iterator away as it is.
// heddle: --open
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
public class Main implements Iterable<String> {
    private final List<String> list = new ArrayList<>();
    private final Object mutex;
    private int modifications;
    public Main() {
        mutex = this;
    }
    public boolean add(String s) {
        synchronized (mutex) {
            modifications++; // RACE! m
            return list.add(s); // RACE! l
        }
    }
    public String remove(int i) {
        synchronized (mutex) {
            modifications++; // RACE! m
            return list.remove(i); // RACE! l
        }
    }
    public boolean contains(String s) {
        synchronized (mutex) {
            return list.contains(s);
        }
    }
    public int modifications() {
        return modifications; // RACE! m
    }
    @Override
    public Iterator<String> iterator() {
        return list.iterator(); // RACE! l
    }
    public String join() {
        StringBuilder b = new StringBuilder();
        for (String s : list) { // RACE! l
            b.append(s);
        }
        return b.toString();
    }
}
