// Lists in a concurrent map: one side changes them inside of compute, the other got one and walks it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class Main {
    private final ConcurrentMap<String, List<String>> topics = new ConcurrentHashMap<>();

    void subscribe(String topic, String who) {
        topics.computeIfAbsent(topic, t -> new ArrayList<>()).add(who); // RACE!
    }

    int count(String topic) {
        List<String> l = topics.get(topic);
        return l == null ? 0 : l.size(); // RACE!
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
