// Words are counted by tasks with maps of their own, which main merges as the futures give them.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

class Tally {
    private int count;

    void add(int n) {
        count += n;
    }

    int count() {
        return count;
    }
}

class CountWords implements Callable<Map<String, Tally>> {
    private static final AtomicInteger lines = new AtomicInteger();
    private final List<String> part;

    CountWords(List<String> part) {
        this.part = part;
    }

    @Override
    public Map<String, Tally> call() {
        Map<String, Tally> counts = new HashMap<>();
        for (String line : part) {
            lines.incrementAndGet();
            for (String word : line.split("\\s+")) {
                Tally t = counts.get(word);
                if (t == null)
                    counts.put(word, t = new Tally());
                t.add(1);
            }
        }
        return counts;
    }

    static int lines() {
        return lines.get();
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        List<String> text = new ArrayList<>();
        for (int i = 0; i < 1000; i++)
            text.add("the line number " + i);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Map<String, Tally>>> futures = new ArrayList<>();
        for (int i = 0; i < text.size(); i += 100)
            futures.add(pool.submit(new CountWords(text.subList(i, i + 100))));
        Map<String, Tally> all = new HashMap<>();
        try {
            for (Future<Map<String, Tally>> f : futures) {
                for (Map.Entry<String, Tally> e : f.get().entrySet()) {
                    Tally t = all.get(e.getKey());
                    if (t == null)
                        all.put(e.getKey(), e.getValue());
                    else
                        t.add(e.getValue().count());
                }
            }
        } catch (ExecutionException e) {
            System.err.println(e.getCause());
        } finally {
            pool.shutdownNow();
        }
        System.out.println(all.size() + " " + CountWords.lines());
    }
}
