// Settings that are read at first use, checked twice but kept in a plain variable; and changed by reload at any time.
import java.util.HashMap;
import java.util.Map;

class Settings {
    private static Settings current;
    private static final Object LOCK = new Object();

    private final Map<String, String> values = new HashMap<>();
    private int version;

    private Settings() {
        values.put("port", "8080"); // RACE
        values.put("host", "localhost"); // RACE
        version = 1; // RACE
    }

    static Settings get() {
        if (current == null) { // RACE! current
            synchronized (LOCK) {
                if (current == null)
                    current = new Settings(); // RACE! current
            }
        }
        return current; // RACE! current
    }

    String value(String key) {
        return values.get(key); // RACE! values
    }

    int version() {
        return version; // RACE! version
    }

    void reload(Map<String, String> from) {
        synchronized (LOCK) {
            values.putAll(from); // RACE! values
            version++; // RACE! version
        }
    }
}

class Worker extends Thread {
    private int served;

    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            Settings s = Settings.get();
            if (s.value("host") != null && s.version() > 0)
                served++;
        }
    }

    int served() {
        return served;
    }
}

class Admin implements Runnable {
    @Override
    public void run() {
        Map<String, String> changes = new HashMap<>();
        changes.put("port", "9090");
        Settings.get().reload(changes);
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = {new Worker(), new Worker(), new Worker()};
        for (Worker w : workers)
            w.start();
        new Thread(new Admin(), "admin").start();
        int all = 0;
        for (Worker w : workers) {
            w.join();
            all += w.served();
        }
        System.out.println(all);
    }
}
