// Reader and writer use two different lock objects.
import java.util.*;
public class Main {
    private final Object readLock = new Object();
    private final Object writeLock = new Object();
    private final Map<String, String> map = new HashMap<>();
    private String last;
    String get(String k) {
        synchronized (readLock) {
            return map.get(k) + last; // RACE! m l
        }
    }
    void put(String k, String v) {
        synchronized (writeLock) {
            map.put(k, v); // RACE! m
            last = k; // RACE! l
        }
    }
    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread w = new Thread(() -> m.put("a", "b"));
        Thread r = new Thread(() -> System.out.println(m.get("a")));
        w.start();
        r.start();
        w.join();
        r.join();
    }
}
