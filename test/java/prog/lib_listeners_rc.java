// A property source: listeners are added under a lock and fired without; the list is made lazily.
// heddle: --open
import java.util.ArrayList;
import java.util.List;

public class Main {
    public interface Listener {
        void changed(String name, Object value);
    }

    private List<Listener> listeners;
    private Object value;

    public synchronized void addListener(Listener l) {
        if (listeners == null)
            listeners = new ArrayList<>(); // RACE! field
        listeners.add(l); // RACE! list
    }

    public synchronized void removeListener(Listener l) {
        if (listeners != null)
            listeners.remove(l); // RACE! list
    }

    public void setValue(Object v) {
        synchronized (this) {
            value = v;
        }
        fire(v);
    }

    private void fire(Object v) {
        if (listeners == null) // RACE! field
            return;
        for (Listener l : listeners) // RACE! field list
            l.changed("value", v);
    }

    public synchronized Object getValue() {
        return value;
    }
}
