// A synchronized map of counters: single operations lock themselves, iteration and read-modify-write hold its monitor.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());

    static void count(String word) {
        synchronized (counts) {
            Integer old = counts.get(word);
            counts.put(word, old == null ? 1 : old + 1); // NORACE
        }
    }

    static void dump() {
        synchronized (counts) {
            for (Map.Entry<String, Integer> e : counts.entrySet()) // NORACE
                System.out.println(e.getKey() + "=" + e.getValue());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] texts = {"a b a c", "b b a", "c a d"};
        Thread[] threads = new Thread[texts.length];
        for (int i = 0; i < texts.length; i++) {
            String text = texts[i];
            threads[i] = new Thread(() -> {
                for (String w : text.split(" "))
                    count(w);
                if (!counts.containsKey("a")) // NORACE
                    counts.remove("z"); // NORACE
            });
            threads[i].start();
        }
        dump();
        for (Thread t : threads)
            t.join();
        System.out.println(counts.size());
    }
}
