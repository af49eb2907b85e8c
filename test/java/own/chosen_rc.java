// One of two ways takes what others know, or what was published in the round before.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static class Entry {
        int hits;
        String text;
        int round;
    }

    static final ConcurrentHashMap<String, List<String>> topics = new ConcurrentHashMap<>();
    static volatile Entry latest;
    static volatile Entry first;

    static void add(String topic, String who) {
        topics.compute(topic, (t, old) -> {
            List<String> l = old == null ? new ArrayList<>() : old;
            l.add(who); // RACE! l
            return l;
        });
    }

    static void set(int n) {
        Entry made = new Entry();
        Entry e = n > 5 ? made : new Entry();
        latest = e;
        e.hits = n; // RACE! h
        Entry again = new Entry();
        first = again;
        Entry f = n > 3 ? again : new Entry();
        f.text = "n" + n; // RACE! t
    }

    static void rounds(int n) {
        Entry kept = new Entry();
        for (int i = 0; i < n; i++) {
            Entry e = i % 2 == 0 ? kept : new Entry();
            e.round = i; // RACE! r
            latest = e;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            int n = args.length + i;
            new Thread(() -> {
                add("news", "a" + n);
                List<String> l = topics.get("news");
                System.out.println(l.size()); // RACE! l
                set(n);
                rounds(n);
                System.out.println(latest.hits); // RACE! h
                System.out.println(first.text); // RACE! t
                System.out.println(latest.round); // RACE! r
            }).start();
        }
    }
}
