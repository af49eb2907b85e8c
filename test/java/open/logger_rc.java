// A logger as libraries have it: a list of handlers behind a lock, level, parent and cached manager without one.
// heddle: --open
import java.util.ArrayList;
import java.util.List;
public class Main {
    private static Main root;
    private final String name;
    private int level = 3;
    private Main parent;
    private final List<Object> handlers = new ArrayList<>();
    private String filter;
    public Main(String name) { this.name = name; }
    public static Main getRoot() {
        if (root == null) // RACE! root
            root = new Main("root"); // RACE! root
        return root; // RACE! root
    }
    public void setLevel(int level) {
        synchronized (handlers) {
            this.level = level; // RACE! level
        }
    }
    public boolean isLoggable(int level) {
        return level <= this.level; // RACE! level
    }
    public void setParent(Main parent) { this.parent = parent; } // RACE! parent
    public Main getParent() { return parent; } // RACE! parent
    public void addHandler(Object h) {
        synchronized (handlers) {
            handlers.add(h);
        }
    }
    public Object[] getHandlers() {
        synchronized (handlers) {
            return handlers.toArray();
        }
    }
    public void setFilter(String f) { filter = f; } // RACE! filter
    public void log(String message) {
        String f = filter; // RACE! filter
        if (f != null && message.contains(f))
            return;
        for (Object h : getHandlers())
            System.out.println(h + name + message);
    }
    public String getName() { return name; }
}
