// Vector and Hashtable used compound: an atomicity bug, but no data race.
import java.util.Hashtable;
import java.util.Vector;

public class Main {
    static final Vector<String> queue = new Vector<>();
    static final Hashtable<String, Integer> counts = new Hashtable<>();

    static void take() {
        if (!queue.isEmpty()) { // NORACE
            String s = queue.remove(0); // NORACE
            Integer n = counts.get(s); // NORACE
            counts.put(s, n == null ? 1 : n + 1); // NORACE
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++)
            queue.add("task" + i % 3);
        new Thread(Main::take).start();
        new Thread(Main::take).start();
        System.out.println(counts.size());
    }
}
