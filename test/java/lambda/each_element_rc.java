// Two threads walk one list with forEach and change its elements.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static class Counter {
        int n;
        int m;
    }

    static final List<Counter> all = new ArrayList<>();
    static final Map<String, Counter> named = new HashMap<>();

    static void work() {
        all.forEach(c -> c.n++); // RACE! n
        named.forEach((k, c) -> c.m++); // RACE! m
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            all.add(new Counter());
        named.put("a", new Counter());
        new Thread(Main::work).start();
        new Thread(Main::work).start();
    }
}
