// A synchronised list and map: single calls are safe, iteration needs the lock by hand.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static final List<String> names = Collections.synchronizedList(new ArrayList<>());
    static final Map<String, Integer> ages = Collections.synchronizedMap(new HashMap<>());

    static void report() {
        for (String n : names) // RACE! n
            System.out.println(n);
        for (Map.Entry<String, Integer> e : ages.entrySet()) // RACE! a
            System.out.println(e.getKey() + e.getValue()); // RACE a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread adder = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                names.add("n" + i); // RACE! n
                ages.put("n" + i, i); // RACE! a
            }
        });
        adder.start();
        report();
        adder.join();
        report();
    }
}
