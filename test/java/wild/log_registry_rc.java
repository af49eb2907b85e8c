// A registry of loggers with parents, levels and handlers, as logging libraries have it.
// heddle: --open=Main
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
interface Handler {
    void publish(String message, int level);
    void close();
}
class MemoryHandler implements Handler {
    private final String[] buffer = new String[100];
    private int start;
    private boolean closed;
    @Override
    public synchronized void publish(String message, int level) {
        if (!closed) { // RACE! c
            buffer[start] = message;
            start = (start + 1) % buffer.length;
        }
    }
    @Override
    public void close() {
        closed = true; // RACE! c
    }
}
class Log {
    private final String name;
    private final Log parent;
    private Integer level;
    private final List<Handler> handlers = new ArrayList<>();
    private boolean additive = true;
    Log(String name, Log parent) {
        this.name = name;
        this.parent = parent;
    }
    void setLevel(int n) {
        level = n; // RACE! l
    }
    void setAdditive(boolean on) {
        synchronized (this) {
            additive = on; // RACE! a
        }
    }
    synchronized void addHandler(Handler h) {
        handlers.add(h);
    }
    int effectiveLevel() {
        for (Log l = this; l != null; l = l.parent) {
            if (l.level != null) { // RACE! l
                return l.level; // RACE! l
            }
        }
        return 0;
    }
    void log(int n, String text) {
        if (n < effectiveLevel()) {
            return;
        }
        for (Log l = this; l != null; l = l.parent) {
            synchronized (l) {
                for (Handler h : l.handlers) {
                    h.publish(name + text, n);
                }
            }
            if (!l.additive) { // RACE! a
                break;
            }
        }
    }
    synchronized void closeAll() {
        for (Handler h : handlers) {
            h.close();
        }
    }
}
public class Main {
    private static final Hashtable<String, Log> logs = new Hashtable<>();
    private static final Log root = new Log("", null);
    private static final MemoryHandler memory = new MemoryHandler();
    private static int created;
    public static Log get(String name) {
        synchronized (logs) {
            Log l = logs.get(name);
            if (l == null) {
                l = new Log(name, root);
                l.addHandler(memory);
                logs.put(name, l);
                created++; // RACE! n
            }
            return l;
        }
    }
    public static void write(String name, int level, String text) {
        get(name).log(level, text);
    }
    public static void configure(String name, int level, boolean additive) {
        Log l = get(name);
        l.setLevel(level);
        l.setAdditive(additive);
    }
    public static int count() {
        return created; // RACE! n
    }
    public static void shutdown() {
        for (Log l : new ArrayList<>(logs.values())) {
            l.closeAll();
        }
    }
}
