// A synchronised map is walked under its lock; checks and then acts, which is no data race.
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;
import java.util.Vector;

public class Main {
    private final Map<String, Integer> scores = Collections.synchronizedMap(new HashMap<String, Integer>());
    private final Hashtable<String, String> owners = new Hashtable<String, String>();
    private final Vector<String> order = new Vector<String>();

    void play(String name) {
        for (int i = 0; i < 50; i++) {
            if (!scores.containsKey(name + i)) // NORACE
                scores.put(name + i, i); // NORACE
            if (owners.get(name) == null)
                owners.put(name, name);
            if (!order.isEmpty() && order.lastElement().equals(name)) // NORACE
                order.remove(order.size() - 1); // NORACE
            else
                order.add(name); // NORACE
        }
    }

    int total() {
        int sum = 0;
        synchronized (scores) {
            for (Map.Entry<String, Integer> e : scores.entrySet()) // NORACE
                sum += e.getValue(); // NORACE
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        final Main m = new Main();
        Thread[] players = new Thread[3];
        for (int i = 0; i < players.length; i++) {
            final String name = "p" + i;
            players[i] = new Thread(new Runnable() {
                @Override
                public void run() {
                    m.play(name);
                }
            });
            players[i].start();
        }
        System.out.println(m.total());
        for (Thread p : players)
            p.join();
    }
}
