// A concurrent skip list and weakly consistent iteration; the statistics are confined to main.
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ThreadLocalRandom;

public class Main {
    static final ConcurrentSkipListMap<Long, String> events = new ConcurrentSkipListMap<>();

    static class Statistics {
        int seen;
        long first = Long.MAX_VALUE;

        void see(long at) {
            seen++; // NORACE
            first = Math.min(first, at); // NORACE
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            String source = "source" + i;
            Thread t = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    events.put(ThreadLocalRandom.current().nextLong(1000), source + k);
            });
            t.setDaemon(true);
            t.start();
        }
        Statistics s = new Statistics();
        for (Map.Entry<Long, String> e : events.entrySet()) { // NORACE
            s.see(e.getKey());
            if (e.getValue().length() > 9) // NORACE
                events.remove(e.getKey());
        }
        System.out.println(s.seen + " " + s.first);
    }
}
