// two caches that fill each other
import java.util.concurrent.ConcurrentHashMap;

class Main {
    private final ConcurrentHashMap<String, String> users = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, String> groups = new ConcurrentHashMap<>();

    String user(String name) {
        return users.computeIfAbsent(name, n -> n + "@" + group("staff"));
    }

    String group(String name) {
        return groups.computeIfAbsent(name, n -> n + ":root");
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread a = new Thread(() -> m.user("alice"));
        Thread b = new Thread(() -> m.group("admin"));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
