// A lookup that makes a copy of what is there, or something new.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static class Settings {
        int level = 1;

        Settings copy() {
            Settings s = new Settings();
            s.level = level; // NORACE
            return s;
        }
    }

    static final Map<String, Settings> all = new ConcurrentHashMap<>();

    static Settings of(String user) {
        Settings s = all.get(user);
        return s != null ? s.copy() : new Settings();
    }

    public static void main(String[] args) {
        all.put("root", new Settings());
        new Thread(() -> of("root").level = 2).start(); // NORACE
        new Thread(() -> System.out.println(of("root").level)).start(); // NORACE
    }
}
