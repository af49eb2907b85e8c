// A value class that caches its hash and its text: the benign race everybody knows, and one that is not.
// heddle: --open
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final Map<String, Main> INTERNED = new HashMap<>();
    private final String path;
    private int hash;
    private String[] parts;

    private Main(String path) {
        this.path = path;
    }

    public static Main of(String path) {
        Main p = INTERNED.get(path); // RACE! i
        if (p == null) {
            p = new Main(path);
            INTERNED.put(path, p); // RACE! i
        }
        return p;
    }

    @Override
    public int hashCode() {
        if (hash == 0) // RACE! h
            hash = path.hashCode(); // RACE! h
        return hash; // RACE! h
    }

    public String part(int i) {
        if (parts == null) // RACE! p
            parts = path.split("/"); // RACE! p
        return parts[i]; // RACE! p
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Main && ((Main) o).path.equals(path); // NORACE
    }
}
