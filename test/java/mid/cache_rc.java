// A cache with a check and an act.
import java.util.HashMap;
import java.util.Map;
class Main {
    private final Map<Integer, String> cache = new HashMap<>();
    String lookup(int key) {
        String s = cache.get(key); // RACE!
        if (s == null) {
            s = "value" + key;
            synchronized (this) {
                cache.put(key, s); // RACE!
            }
        }
        return s;
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 2; i++)
            new Thread(() -> m.lookup(7)).start();
    }
}
