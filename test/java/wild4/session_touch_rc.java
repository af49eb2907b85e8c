// Sessions of a web server: attributes are locked, the time of the last access is not, and the expiry thread reads it.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Session {
    private final String id;
    private final Map<String, Object> attributes = new HashMap<>();
    private long lastAccess;
    private boolean valid = true;

    Session(String id) {
        this.id = id;
        lastAccess = System.currentTimeMillis(); // NORACE
    }

    void touch() {
        lastAccess = System.currentTimeMillis(); // RACE! t
    }

    boolean isExpired(long now) {
        return now - lastAccess > 1000; // RACE! t
    }

    void set(String name, Object value) {
        synchronized (attributes) {
            attributes.put(name, value); // NORACE
        }
    }

    Object get(String name) {
        if (!valid) // RACE! v
            throw new IllegalStateException(id);
        synchronized (attributes) {
            return attributes.get(name); // NORACE
        }
    }

    void invalidate() {
        valid = false; // RACE! v
        synchronized (attributes) {
            attributes.clear(); // NORACE
        }
    }
}

class SessionManager implements Runnable {
    private final Map<String, Session> sessions = new ConcurrentHashMap<>();

    Session find(String id) {
        Session s = sessions.computeIfAbsent(id, Session::new);
        s.touch();
        return s;
    }

    @Override
    public void run() {
        while (!Thread.currentThread().isInterrupted()) {
            long now = System.currentTimeMillis();
            for (Iterator<Session> i = sessions.values().iterator(); i.hasNext();) {
                Session s = i.next();
                if (s.isExpired(now)) {
                    s.invalidate();
                    i.remove();
                }
            }
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        SessionManager manager = new SessionManager();
        Thread expiry = new Thread(manager, "expiry");
        expiry.setDaemon(true);
        expiry.start();
        Thread[] requests = new Thread[4];
        for (int i = 0; i < requests.length; i++) {
            String id = "s" + i % 2;
            requests[i] = new Thread(() -> {
                Session s = manager.find(id);
                s.set("count", 1);
                System.out.println(s.get("count"));
            });
            requests[i].start();
        }
        for (Thread t : requests)
            t.join();
        expiry.interrupt();
    }
}
