// A logger with handlers: copy-on-write list, level volatile, each handler has its own monitor.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

interface Handler {
    void publish(String line);
}

class MemoryHandler implements Handler {
    private final List<String> lines = new ArrayList<>();
    private int bytes;

    public synchronized void publish(String line) {
        lines.add(line);
        bytes += line.length();
    }

    synchronized List<String> drain() {
        List<String> out = new ArrayList<>(lines);
        lines.clear();
        return out;
    }
}

class CountingHandler implements Handler {
    private long count;

    public void publish(String line) {
        synchronized (this) {
            count++;
        }
    }

    synchronized long count() {
        return count;
    }
}

class Logger {
    private static final Logger ROOT = new Logger("root");
    private final String name;
    private volatile int level;
    private final CopyOnWriteArrayList<Handler> handlers = new CopyOnWriteArrayList<>();

    Logger(String name) {
        this.name = name;
    }

    static Logger root() {
        return ROOT;
    }

    void setLevel(int level) {
        this.level = level;
    }

    void add(Handler h) {
        handlers.addIfAbsent(h);
    }

    void log(int lvl, String text) {
        if (lvl < level)
            return;
        for (Handler h : handlers)
            h.publish(name + ": " + text);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        MemoryHandler memory = new MemoryHandler();
        CountingHandler counting = new CountingHandler();
        Logger.root().add(memory);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int id = i;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    Logger.root().log(k, "thread " + id);
            });
            threads[i].start();
        }
        Logger.root().add(counting);
        Logger.root().setLevel(3);
        System.out.println(memory.drain().size());
        for (Thread t : threads)
            t.join();
        System.out.println(counting.count() + Collections.unmodifiableList(memory.drain()).size());
    }
}
