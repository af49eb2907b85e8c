// Words are counted by threads into a concurrent map of adders; each thread gives its longest word by a future.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;

public class Main {
    private static final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

    static class Counter implements Callable<String> {
        private final String[] words;
        private final int from, to;
        private String longest = "";

        Counter(String[] words, int from, int to) {
            this.words = words;
            this.from = from;
            this.to = to;
        }

        @Override
        public String call() {
            for (int i = from; i < to; i++) {
                counts.computeIfAbsent(words[i], w -> new LongAdder()).increment();
                if (words[i].length() > longest.length()) // NORACE
                    longest = words[i]; // NORACE
            }
            return longest;
        }
    }

    public static void main(String[] args) throws Exception {
        String[] words = "the quick brown fox jumps over the lazy dog and the cat".split(" ");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<String>> jobs = new ArrayList<>();
        for (int i = 0; i < words.length; i += 4)
            jobs.add(new Counter(words, i, Math.min(i + 4, words.length)));
        String longest = "";
        for (Future<String> f : pool.invokeAll(jobs))
            if (f.get().length() > longest.length())
                longest = f.get();
        pool.shutdown();
        Map<String, Long> sorted = new TreeMap<>();
        counts.forEach((w, n) -> sorted.put(w, n.sum())); // NORACE
        System.out.println(sorted + longest);
    }
}
