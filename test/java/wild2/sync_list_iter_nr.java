// A synchronised list and map, locked by hand around iteration.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static final List<String> names = Collections.synchronizedList(new ArrayList<>());
    static final Map<String, Integer> ages = Collections.synchronizedMap(new HashMap<>());

    static void report() {
        synchronized (names) {
            for (String n : names) // NORACE
                System.out.println(n);
        }
        synchronized (ages) {
            for (Map.Entry<String, Integer> e : ages.entrySet()) // NORACE
                System.out.println(e.getKey() + e.getValue());
        }
        List<String> copy;
        synchronized (names) {
            copy = new ArrayList<>(names);
        }
        Collections.sort(copy); // NORACE
        System.out.println(copy);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread adder = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                names.add("n" + i); // NORACE
                ages.put("n" + i, i);
            }
        });
        adder.start();
        report();
        adder.join();
        for (String n : names) // NORACE
            System.out.println(n);
    }
}
