// A new array for each change; the reference is volatile; and AtomicIntegerArray for elements.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Main {
    static volatile int[] levels = new int[0];
    static final AtomicIntegerArray hits = new AtomicIntegerArray(8);

    static synchronized void add(int v) {
        int[] old = levels;
        int[] next = new int[old.length + 1];
        System.arraycopy(old, 0, next, 0, old.length); // NORACE
        next[old.length] = v; // NORACE
        levels = next;
    }

    static int sum() {
        int s = 0;
        for (int v : levels) { // NORACE
            s += v;
            hits.incrementAndGet(v & 7);
        }
        return s;
    }

    public static void main(String[] args) {
        for (int t = 0; t < 2; t++) {
            int n = t;
            new Thread(() -> add(n)).start();
            new Thread(() -> System.out.println(sum() + hits.get(n))).start();
        }
    }
}
