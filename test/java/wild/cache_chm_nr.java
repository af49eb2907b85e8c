// A cache with computeIfAbsent and immutable values; check then act without a data race.
import java.util.concurrent.*;
public class Main {
    static final class Value {
        private final int size;
        private final String text;
        Value(String s) { size = s.length(); text = s; }
        int size() { return size; }
        String text() { return text; }
    }
    static class Cache {
        private final ConcurrentMap<String, Value> map = new ConcurrentHashMap<>();
        Value get(String key) {
            if (!map.containsKey(key))
                map.put(key, new Value(key));
            return map.get(key);
        }
        Value compute(String key) { return map.computeIfAbsent(key, Value::new); }
    }
    public static void main(String[] args) {
        Cache cache = new Cache();
        for (int t = 0; t < 3; t++)
            new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    System.out.println(cache.get("k" + i).size());
                    System.out.println(cache.compute("j" + i).text());
                }
            }).start();
    }
}
