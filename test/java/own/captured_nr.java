// A lambda fills a map that its maker publishes afterwards.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static final ConcurrentHashMap<String, Integer> live = new ConcurrentHashMap<>();
    static final Object lock = new Object();
    static Map<String, Integer> last = new HashMap<>();

    static void snapshot() {
        Map<String, Integer> copy = new HashMap<>();
        live.forEach((k, v) -> copy.put(k, v)); // NORACE
        synchronized (lock) {
            last = copy;
        }
    }

    static int get(String name) {
        synchronized (lock) {
            return last.getOrDefault(name, 0); // NORACE
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            String name = "n" + i;
            new Thread(() -> {
                live.put(name, 1);
                snapshot();
                System.out.println(get(name));
            }).start();
        }
    }
}
