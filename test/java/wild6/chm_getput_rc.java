// Each value of a ConcurrentHashMap is an int[] that threads change without a lock.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class Main {
    private static final ConcurrentMap<String, int[]> hits = new ConcurrentHashMap<>();

    static void hit(String page) {
        int[] cell = hits.get(page);
        if (cell == null) {
            int[] fresh = new int[1];
            int[] old = hits.putIfAbsent(page, fresh);
            cell = old != null ? old : fresh;
        }
        cell[0]++; // RACE!
    }

    public static void main(String[] args) throws Exception {
        Thread[] workers = new Thread[3];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    hit("/page" + k % 5);
            });
            workers[i].start();
        }
        for (Thread w : workers)
            w.join();
        for (Map.Entry<String, int[]> e : hits.entrySet())
            System.out.println(e.getKey() + " " + e.getValue()[0]);
    }
}
