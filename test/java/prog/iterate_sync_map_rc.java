// A synchronised map is iterated without holding its monitor while others put.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final Map<String, Integer> SCORES = Collections.synchronizedMap(new HashMap<>());

    static void report() {
        int sum = 0;
        for (Map.Entry<String, Integer> e : SCORES.entrySet()) // RACE! map
            sum += e.getValue(); // RACE! map
        System.out.println(sum);
    }

    static void safeReport() {
        synchronized (SCORES) {
            for (String key : SCORES.keySet())
                System.out.println(key);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] players = new Thread[3];
        for (int i = 0; i < players.length; i++) {
            String name = "player " + i;
            players[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    SCORES.put(name + k, k); // RACE! map
            });
            players[i].start();
        }
        report();
        safeReport();
        for (Thread t : players)
            t.join();
        report();
    }
}
