// A cache asks a plain map without the lock that guards the puts.
import java.util.*;
public class Main {
    static class Cache {
        private final Map<String, Value> map = new HashMap<>();
        Value get(String key) {
            Value v = map.get(key); // RACE! m
            if (v == null) {
                v = new Value(key.length());
                synchronized (this) {
                    map.put(key, v); // RACE! m
                }
            }
            v.hits++; // RACE! h
            return v;
        }
    }
    static class Value {
        final int size;
        int hits;
        Value(int size) { this.size = size; }
    }
    public static void main(String[] args) {
        Cache cache = new Cache();
        Runnable r = () -> {
            for (int i = 0; i < 100; i++)
                System.out.println(cache.get("k" + i % 10).size);
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
