// Copy on write by hand: writers copy under a lock and swap a volatile reference.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class Config {
        private volatile Map<String, String> values = new HashMap<>();

        String get(String key) {
            return values.get(key); // NORACE
        }

        synchronized void set(String key, String value) {
            Map<String, String> copy = new HashMap<>(values);
            copy.put(key, value); // NORACE
            values = copy;
        }
    }

    public static void main(String[] args) {
        Config config = new Config();
        config.set("mode", "fast");
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> config.set("k" + n, "v" + n)).start();
        }
        for (int i = 0; i < 2; i++)
            new Thread(() -> System.out.println(config.get("mode"))).start();
    }
}
