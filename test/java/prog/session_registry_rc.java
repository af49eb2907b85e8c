// Sessions of a server: the registry is locked when sessions come and go, but the sweeper walks it without.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Session {
    private final String id;
    private long lastAccess;
    private final Map<String, Object> attributes = new HashMap<>();

    Session(String id) {
        this.id = id;
        this.lastAccess = System.currentTimeMillis();
    }

    void touch() {
        lastAccess = System.currentTimeMillis(); // RACE! last
    }

    boolean isExpired(long now) {
        return now - lastAccess > 30_000; // RACE! last
    }

    synchronized void set(String key, Object value) {
        attributes.put(key, value);
    }

    synchronized Object get(String key) {
        return attributes.get(key);
    }

    String id() {
        return id;
    }
}

class Registry {
    private final Map<String, Session> sessions = new HashMap<>();

    synchronized Session find(String id) {
        Session s = sessions.get(id); // RACE! map
        if (s == null) {
            s = new Session(id);
            sessions.put(id, s); // RACE! map
        }
        return s;
    }

    void sweep() {
        long now = System.currentTimeMillis();
        Iterator<Session> it = sessions.values().iterator(); // RACE! map
        while (it.hasNext()) { // RACE! map
            Session s = it.next(); // RACE! map
            if (s.isExpired(now))
                it.remove(); // RACE! map
        }
    }
}

class Sweeper extends Thread {
    private final Registry registry;

    Sweeper(Registry registry) {
        super("sweeper");
        setDaemon(true);
        this.registry = registry;
    }

    @Override
    public void run() {
        try {
            while (!isInterrupted()) {
                Thread.sleep(1000);
                registry.sweep();
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}

class Main {
    public static void main(String[] args) {
        Registry registry = new Registry();
        new Sweeper(registry).start();
        ExecutorService requests = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 1000; i++) {
            String user = "user" + i % 10;
            requests.execute(() -> {
                Session s = registry.find(user);
                s.touch();
                Integer n = (Integer) s.get("hits");
                s.set("hits", n == null ? 1 : n + 1);
            });
        }
        requests.shutdown();
    }
}
