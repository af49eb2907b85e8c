// Word counts in a pool: futures give partial results (right), a shared list of errors and a plain total are wrong.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
public class Main {
    private final List<String> errors = new ArrayList<>();
    private long total;
    private Map<String, Integer> count(String line) {
        Map<String, Integer> words = new HashMap<>();
        for (String w : line.split(" ")) {
            if (w.isEmpty()) {
                errors.add("empty word in " + line); // RACE! e
                continue;
            }
            words.merge(w, 1, Integer::sum);
            total++; // RACE! t
        }
        return words;
    }
    void run(List<String> lines) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Map<String, Integer>>> futures = new ArrayList<>();
        for (final String line : lines) {
            futures.add(pool.submit(new Callable<Map<String, Integer>>() {
                @Override
                public Map<String, Integer> call() {
                    return count(line);
                }
            }));
        }
        Map<String, Integer> all = new HashMap<>();
        for (Future<Map<String, Integer>> f : futures) {
            try {
                for (Map.Entry<String, Integer> e : f.get().entrySet()) {
                    all.merge(e.getKey(), e.getValue(), Integer::sum);
                }
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        pool.shutdown();
        System.out.println(all + " " + total + errors);
    }
    public static void main(String[] args) throws InterruptedException {
        new Main().run(List.of("a b c", "a  b", "c c  a"));
    }
}
