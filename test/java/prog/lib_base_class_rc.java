// A library with a base class whose state is locked by it and used without lock by a subclass.
// heddle: --open
import java.util.HashMap;
import java.util.Map;

abstract class AbstractStore {
    protected final Map<String, Object> values = new HashMap<>();
    protected int version;

    public synchronized Object get(String key) {
        return values.get(key); // RACE! values
    }

    public synchronized void put(String key, Object value) {
        values.put(key, value); // RACE! values
        version++; // RACE! version
        changed(key);
    }

    protected abstract void changed(String key);
}

public class Main extends AbstractStore {
    private String lastKey;

    @Override
    protected void changed(String key) {
        lastKey = key;
    }

    public synchronized String lastKey() {
        return lastKey;
    }

    public void clear() {
        values.clear(); // RACE! values
        version = 0; // RACE! version
    }

    public int version() {
        return version; // RACE! version
    }
}
