// Two threads walk one list with forEach under a lock, or lists of their own.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Counter {
        int n;
        int m;
    }

    static final List<Counter> all = new ArrayList<>();

    static void work() {
        synchronized (all) {
            all.forEach(c -> c.n++); // NORACE
        }
        List<Counter> mine = new ArrayList<>();
        mine.add(new Counter());
        mine.forEach(c -> c.m++); // NORACE
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            all.add(new Counter());
        new Thread(Main::work).start();
        new Thread(Main::work).start();
    }
}
