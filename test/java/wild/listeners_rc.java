// Event listeners: copy on write done by hand with a plain field, and a list that is walked while others change it.
// heddle: --open
import java.util.ArrayList;
import java.util.EventListener;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
public class Main {
    public interface ChangeListener extends EventListener {
        void changed(String property, Object value);
    }
    private ChangeListener[] array = new ChangeListener[0];
    private final List<ChangeListener> slow = new ArrayList<>();
    private final List<ChangeListener> safe = new CopyOnWriteArrayList<>();
    private Object last;
    public synchronized void addListener(ChangeListener l) {
        ChangeListener[] copy = new ChangeListener[array.length + 1];
        System.arraycopy(array, 0, copy, 0, array.length); // RACE a
        copy[array.length] = l; // RACE a
        array = copy; // RACE! a
        slow.add(l); // RACE! s
        safe.add(l);
    }
    public synchronized void removeListener(ChangeListener l) {
        slow.remove(l); // RACE! s
        safe.remove(l);
    }
    public void fire(String property, Object value) {
        last = value; // RACE! v
        for (ChangeListener l : array) { // RACE! a
            l.changed(property, value);
        }
        for (ChangeListener l : slow) { // RACE! s
            l.changed(property, value);
        }
        for (ChangeListener l : safe) {
            l.changed(property, value);
        }
    }
    public Object last() {
        return last; // RACE! v
    }
}
