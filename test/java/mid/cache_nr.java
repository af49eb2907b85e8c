// A cache that computes if absent.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
class Main {
    private final Map<Integer, String> cache = new ConcurrentHashMap<>();
    private int misses;
    String lookup(int key) {
        return cache.computeIfAbsent(key, k -> {
            synchronized (this) {
                misses++;
            }
            return "value" + k;
        });
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 2; i++)
            new Thread(() -> m.lookup(7)).start();
    }
}
