// heddle: --open
// A hierarchy of loggers: lookups in a synchronised table, levels are plain fields, handlers copied on write by hand.
import java.util.Hashtable;
import java.util.Map;
public class Main {
    static class Category {
        final String name;
        Category parent;
        int level = -1;
        private String[] handlers = new String[0];
        Category(String n) {
            name = n;
        }
        int effective() {
            for (Category c = this; c != null; c = c.parent) { // NORACE
                if (c.level >= 0) { // RACE! l
                    return c.level; // RACE! l
                }
            }
            return 0;
        }
        synchronized void addHandler(String h) {
            String[] next = new String[handlers.length + 1]; // NORACE
            System.arraycopy(handlers, 0, next, 0, handlers.length);
            next[handlers.length] = h; // NORACE
            handlers = next; // NORACE
        }
        synchronized int handlers() {
            return handlers.length; // NORACE
        }
    }
    private final Map<String, Category> table = new Hashtable<>();
    private final Category root = new Category("root");
    public void setLevel(String name, int level) {
        get(name).level = level; // RACE! l
    }
    public boolean isEnabled(String name, int level) {
        return level >= get(name).effective();
    }
    public void addHandler(String name, String h) {
        get(name).addHandler(h);
    }
    public int handlers(String name) {
        return get(name).handlers();
    }
    private Category get(String name) {
        synchronized (table) {
            Category c = table.get(name); // NORACE
            if (c == null) {
                c = new Category(name);
                table.put(name, c); // NORACE
                c.parent = root; // NORACE
            }
            return c;
        }
    }
}
