// An appender with a thread that dispatches the events; closing sets a plain flag and the location flag is plain, too.
import java.util.ArrayList;
import java.util.List;

class Event {
    final String level, message;

    Event(String level, String message) {
        this.level = level;
        this.message = message;
    }
}

class Dispatcher implements Runnable {
    private final AsyncAppender parent;
    private final List<Event> buffer;

    Dispatcher(AsyncAppender parent, List<Event> buffer) {
        this.parent = parent;
        this.buffer = buffer;
    }

    @Override
    public void run() {
        boolean active = true;
        try {
            while (active) {
                Event[] events = null;
                synchronized (buffer) {
                    int n = buffer.size();
                    active = !parent.closed; // RACE! closed
                    while (n == 0 && active) {
                        buffer.wait();
                        n = buffer.size();
                        active = !parent.closed; // RACE! closed
                    }
                    if (n > 0) {
                        events = buffer.toArray(new Event[0]);
                        buffer.clear(); // NORACE
                        buffer.notifyAll();
                    }
                }
                if (events != null)
                    for (Event e : events)
                        System.out.println((parent.locationInfo ? "[here] " : "") + e.level + e.message); // RACE! loc
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class AsyncAppender {
    private final List<Event> buffer = new ArrayList<>();
    private final Thread dispatcher;
    boolean closed;
    boolean locationInfo;
    private final int limit = 128;

    AsyncAppender() {
        dispatcher = new Thread(new Dispatcher(this, buffer));
        dispatcher.setDaemon(true);
        dispatcher.start();
    }

    void append(Event e) {
        synchronized (buffer) {
            while (buffer.size() >= limit) {
                try {
                    buffer.wait();
                } catch (InterruptedException x) {
                    return;
                }
            }
            buffer.add(e); // NORACE
            buffer.notifyAll();
        }
    }

    void setLocationInfo(boolean flag) {
        locationInfo = flag; // RACE! loc
    }

    void close() {
        closed = true; // RACE! closed
        synchronized (buffer) {
            buffer.notifyAll();
        }
        try {
            dispatcher.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

public class Main {
    public static void main(String[] args) {
        AsyncAppender appender = new AsyncAppender();
        appender.setLocationInfo(true);
        for (int i = 0; i < 1000; i++)
            appender.append(new Event("INFO ", "message " + i));
        appender.close();
    }
}
