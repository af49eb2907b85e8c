// Loggers in a hierarchy: appenders under a lock, but the level and the additivity are plain fields.
import java.util.Hashtable;
import java.util.Vector;

class Appender {
    private final StringBuffer out = new StringBuffer();

    synchronized void doAppend(String s) {
        out.append(s).append('\n');
    }

    int length() {
        return out.length();
    }
}

class Category {
    final String name;
    volatile Category parent;
    private Vector<Appender> appenders;
    private int level = -1;
    private boolean additive = true;

    Category(String name) {
        this.name = name;
    }

    synchronized void addAppender(Appender a) {
        if (appenders == null)
            appenders = new Vector<>();
        appenders.addElement(a);
    }

    void setLevel(int level) {
        this.level = level; // RACE! l
    }

    int effectiveLevel() {
        for (Category c = this; c != null; c = c.parent)
            if (c.level >= 0) // RACE! l
                return c.level; // RACE! l
        return 0;
    }

    void setAdditivity(boolean b) {
        additive = b; // RACE! a
    }

    void log(int level, String message) {
        if (level < effectiveLevel())
            return;
        for (Category c = this; c != null; c = c.parent) {
            synchronized (c) {
                if (c.appenders != null)
                    for (int i = 0; i < c.appenders.size(); i++)
                        c.appenders.elementAt(i).doAppend(message);
                if (!c.additive) // RACE! a
                    break;
            }
        }
    }
}

class Hierarchy {
    private final Hashtable<String, Category> table = new Hashtable<>();
    private final Category root = new Category("root");

    Category getLogger(String name) {
        synchronized (table) {
            Category c = table.get(name);
            if (c == null) {
                c = new Category(name);
                c.parent = root;
                table.put(name, c);
            }
            return c;
        }
    }

    Category root() {
        return root;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Hierarchy h = new Hierarchy();
        Appender console = new Appender();
        h.root().addAppender(console);
        Thread worker = new Thread(() -> {
            Category log = h.getLogger("net.worker");
            for (int i = 0; i < 100; i++)
                log.log(i % 5, "line " + i);
        });
        worker.start();
        Category same = h.getLogger("net.worker");
        same.setLevel(3);
        same.setAdditivity(false);
        same.log(4, "configured");
        worker.join();
        System.out.println(console.length());
    }
}
