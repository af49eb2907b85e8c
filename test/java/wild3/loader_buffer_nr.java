// A loader fills a list while a second thread waits to sort it; the flag is volatile.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    private final List<Integer> numbers = new ArrayList<Integer>();
    private volatile boolean loaded;

    void load() {
        for (int i = 100; i > 0; i--)
            numbers.add(i); // NORACE
        loaded = true;
    }

    void sort() {
        while (!loaded)
            Thread.yield();
        Collections.sort(numbers); // NORACE
    }

    public static void main(String[] args) throws Exception {
        final Main m = new Main();
        Thread a = new Thread() {
            public void run() {
                m.load();
            }
        };
        Thread b = new Thread() {
            public void run() {
                m.sort();
            }
        };
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(m.numbers.get(0)); // NORACE
    }
}
