// Lazy values of a library done right: holder, volatile double check, synchronised, computeIfAbsent.
// heddle: --open
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Main {
    private static class Holder {
        static final Main INSTANCE = new Main();
    }

    private static final Map<String, Integer> CACHE = new ConcurrentHashMap<>();
    private volatile int[] table;
    private String text;
    private final int size;

    private Main() {
        size = 16;
    }

    public static Main getInstance() {
        return Holder.INSTANCE;
    }

    public int lookup(int i) {
        int[] t = table;
        if (t == null) {
            synchronized (this) {
                t = table;
                if (t == null) {
                    t = new int[size];
                    for (int k = 0; k < size; k++)
                        t[k] = k * k;
                    table = t;
                }
            }
        }
        return t[i % size];
    }

    public synchronized String describe() {
        if (text == null)
            text = "size " + size;
        return text;
    }

    public static int lengthOf(String s) {
        return CACHE.computeIfAbsent(s, String::length);
    }
}
