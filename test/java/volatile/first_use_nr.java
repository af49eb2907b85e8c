// Tables that are filled at first use, by a helper, behind a volatile flag that is looked at twice.
import java.util.*;
class Codes {
    private final Object lock = new Object();
    private volatile boolean filled;
    private Map<String, Integer> byName;
    private int[] sizes;
    private int n;
    private void fill() {
        byName = new HashMap<>();
        sizes = new int[4];
        for (String s : List.of("a", "bc", "def")) {
            byName.put(s, n);
            sizes[n++] = s.length();
        }
    }
    private void ensure() {
        if (!filled) {
            synchronized (lock) {
                if (!filled) {
                    fill();
                    filled = true;
                }
            }
        }
    }
    int size(String s) {
        ensure();
        return count();
    }
    int find(String s) {
        if (filled) {
            Integer i = byName.get(s);
            return i == null ? -1 : sizes[i];
        }
        return -1;
    }
    private int count() { return 0; }
}
class Main {
    public static void main(String[] args) {
        Codes codes = new Codes();
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(codes.size("a") + codes.find("bc"))).start();
    }
}
