// A loader fills a list while a second thread sorts it: a flag without volatile says it is done.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    private final List<Integer> numbers = new ArrayList<Integer>();
    private boolean loaded;

    void load() {
        for (int i = 100; i > 0; i--)
            numbers.add(i); // RACE! n
        loaded = true; // RACE! f
    }

    void sort() {
        while (!loaded) // RACE! f
            Thread.yield();
        Collections.sort(numbers); // RACE! n
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
        System.out.println(m.numbers.get(0));
    }
}
