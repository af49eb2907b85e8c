// Lists in a concurrent map are changed inside of compute only, or are immutable.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class Main {
    private final ConcurrentMap<String, List<String>> topics = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    void subscribe(String topic, String who) {
        topics.compute(topic, (t, old) -> {
            List<String> l = old == null ? new ArrayList<>() : new ArrayList<>(old); // NORACE
            l.add(who); // NORACE
            return Collections.unmodifiableList(l);
        });
        counts.merge(topic, 1, Integer::sum);
    }

    int count(String topic) {
        List<String> l = topics.getOrDefault(topic, List.of());
        return l.size() + counts.getOrDefault(topic, 0); // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                m.subscribe("news", "a" + i);
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                m.subscribe("news", "b" + i);
        });
        a.start();
        b.start();
        System.out.println(m.count("news"));
        a.join();
        b.join();
    }
}
