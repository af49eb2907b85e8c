// Double-checked locking without volatile, and a lazy field beside it with no check at all.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class Config {
        final Map<String, String> values = new HashMap<>();
        int version;

        Config() {
            values.put("mode", "fast"); // RACE
            version = 3; // RACE
        }
    }

    static class Registry {
        private Config config;
        private String banner;

        Config config() {
            if (config == null) { // RACE! c
                synchronized (this) {
                    if (config == null)
                        config = new Config(); // RACE! c
                }
            }
            return config; // RACE! c
        }

        String banner() {
            if (banner == null) // RACE! b
                banner = "mode " + config().version; // RACE! b
            return banner; // RACE! b
        }
    }

    public static void main(String[] args) throws Exception {
        Registry registry = new Registry();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                System.out.println(registry.config().values.get("mode")); // RACE
                System.out.println(registry.banner());
            });
        }
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
    }
}
