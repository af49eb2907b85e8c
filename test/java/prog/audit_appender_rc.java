// A log appender that hands events to a background thread; the layout's buffer and the counters are shared.
import java.util.ArrayList;
import java.util.List;

class LogEvent {
    final String logger;
    final String message;
    final int level;

    LogEvent(String logger, String message, int level) {
        this.logger = logger;
        this.message = message;
        this.level = level;
    }
}

interface Layout {
    String format(LogEvent event);
}

class PatternLayout implements Layout {
    private final StringBuilder buffer = new StringBuilder(256);
    private int formatted;

    @Override
    public String format(LogEvent event) {
        buffer.setLength(0); // RACE! layout
        buffer.append(event.logger).append(": "); // RACE! layout
        buffer.append(event.message); // RACE! layout
        formatted++; // RACE! formatted
        return buffer.toString(); // RACE! layout
    }

    int formatted() {
        return formatted; // RACE! formatted
    }
}

abstract class Appender {
    protected final Layout layout;
    protected int threshold;

    Appender(Layout layout) {
        this.layout = layout;
    }

    void setThreshold(int level) {
        threshold = level; // RACE! threshold
    }

    void doAppend(LogEvent e) {
        if (e.level >= threshold) // RACE! threshold
            append(e);
    }

    abstract void append(LogEvent e);
}

class AsyncAppender extends Appender implements Runnable {
    private final List<String> pending = new ArrayList<>();
    private final int limit;
    private long discarded;
    private boolean closed;

    AsyncAppender(Layout layout, int limit) {
        super(layout);
        this.limit = limit;
    }

    @Override
    void append(LogEvent e) {
        String line = layout.format(e);
        synchronized (pending) {
            if (pending.size() >= limit) {
                discarded++;
                return;
            }
            pending.add(line);
            pending.notifyAll();
        }
    }

    long discarded() {
        synchronized (pending) {
            return discarded;
        }
    }

    void close() {
        synchronized (pending) {
            closed = true;
            pending.notifyAll();
        }
    }

    @Override
    public void run() {
        while (true) {
            List<String> batch;
            synchronized (pending) {
                while (pending.isEmpty() && !closed) {
                    try {
                        pending.wait();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        return;
                    }
                }
                if (pending.isEmpty())
                    return;
                batch = new ArrayList<>(pending);
                pending.clear();
            }
            for (String line : batch)
                System.out.println(line);
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        PatternLayout layout = new PatternLayout();
        AsyncAppender appender = new AsyncAppender(layout, 100);
        Thread writer = new Thread(appender, "log-writer");
        writer.setDaemon(true);
        writer.start();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            final String name = "client-" + i;
            clients[i] = new Thread(() -> {
                for (int n = 0; n < 50; n++)
                    appender.doAppend(new LogEvent(name, "message " + n, n % 4));
            });
            clients[i].start();
        }
        appender.setThreshold(2);
        System.out.println("so far " + layout.formatted());
        for (Thread t : clients)
            t.join();
        appender.close();
        writer.join();
        System.out.println(appender.discarded());
    }
}
