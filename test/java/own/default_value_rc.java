// What a lookup returns if there is nothing else is new, but the rest is shared.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static class Settings {
        int level = 1;
    }

    static final Map<String, Settings> all = new ConcurrentHashMap<>();

    static Settings of(String user) {
        Settings s = all.get(user);
        return s != null ? s : new Settings();
    }

    public static void main(String[] args) {
        all.put("root", new Settings());
        new Thread(() -> of("root").level = 2).start(); // RACE!
        new Thread(() -> System.out.println(of("root").level)).start(); // RACE!
    }
}
