// Workers build private maps, merged by main from the futures.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static class Indexer {
        private final Map<String, List<Integer>> words = new HashMap<>();
        private int line;

        Map<String, List<Integer>> index(String text) {
            for (String row : text.split("\n")) {
                line++; // NORACE
                for (String w : row.split(" "))
                    words.computeIfAbsent(w, k -> new ArrayList<>()).add(line); // NORACE
            }
            return words;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Map<String, List<Integer>>>> parts = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String text = "a b c\nb c d\n" + i;
            parts.add(pool.submit(() -> new Indexer().index(text)));
        }
        Map<String, List<Integer>> all = new TreeMap<>();
        for (Future<Map<String, List<Integer>>> f : parts)
            f.get().forEach((w, lines) -> all.merge(w, lines, (x, y) -> { // NORACE
                x.addAll(y); // NORACE
                return x;
            }));
        pool.shutdown();
        System.out.println(all);
    }
}
