// An object made on each of two ways is known to nobody until it is published.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static class Entry {
        int hits;
        String text;
    }

    static final ConcurrentHashMap<String, List<String>> topics = new ConcurrentHashMap<>();
    static volatile Entry latest;

    static void add(String topic, String who) {
        topics.compute(topic, (t, old) -> {
            List<String> l = old == null ? new ArrayList<>() : new ArrayList<>(old);
            l.add(who); // NORACE
            return l;
        });
    }

    static void set(int n) {
        Entry e;
        if (n > 5)
            e = new Entry();
        else
            e = new Entry();
        e.hits = n; // NORACE
        e.text = "n" + n; // NORACE
        latest = e;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            int n = args.length + i;
            new Thread(() -> {
                add("news", "a" + n);
                List<String> l = topics.get("news");
                System.out.println(l.size()); // NORACE
                set(n);
                Entry e = latest;
                System.out.println(e.hits + e.text); // NORACE
            }).start();
        }
    }
}
