// One of the tables is filled when the flag is set already.
import java.util.*;
class Codes {
    private final Object lock = new Object();
    private volatile boolean filled;
    private Map<String, Integer> byName;
    private int[] sizes;
    private int n;
    private void fill() {
        byName = new HashMap<>();
        for (String s : List.of("a", "bc", "def"))
            byName.put(s, n++);
    }
    private void measure() {
        sizes = new int[4]; // RACE!
    }
    private void ensure() {
        if (!filled) {
            synchronized (lock) {
                if (!filled) {
                    fill();
                    filled = true;
                    measure();
                }
            }
        }
    }
    int find(String s) {
        ensure();
        if (filled) {
            Integer i = byName.get(s);
            return i == null ? -1 : sizes[i]; // RACE!
        }
        return -1;
    }
}
class Main {
    public static void main(String[] args) {
        Codes codes = new Codes();
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(codes.find("bc"))).start();
    }
}
