// The same logger with volatile fields and a holder for the root.
// heddle: --open
import java.util.ArrayList;
import java.util.List;
public class Main {
    private static final class Holder {
        static final Main ROOT = new Main("root");
    }
    private final String name;
    private volatile int level = 3;
    private volatile Main parent;
    private final List<Object> handlers = new ArrayList<>();
    private volatile String filter;
    public Main(String name) { this.name = name; }
    public static Main getRoot() { return Holder.ROOT; }
    public void setLevel(int level) {
        synchronized (handlers) {
            this.level = level;
        }
    }
    public boolean isLoggable(int level) {
        return level <= this.level;
    }
    public void setParent(Main parent) { this.parent = parent; }
    public Main getParent() { return parent; }
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
    public void setFilter(String f) { filter = f; }
    public void log(String message) {
        String f = filter;
        if (f != null && message.contains(f))
            return;
        for (Object h : getHandlers())
            System.out.println(h + name + message);
    }
    public String getName() { return name; }
}
