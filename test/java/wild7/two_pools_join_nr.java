// The second pool only starts when the first has ended: awaitTermination orders them.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    static class Index {
        final Map<String, Integer> terms = new HashMap<>();
        int documents;
    }

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        ExecutorService readers = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 6; i++) {
            int n = i;
            readers.execute(() -> counts.merge("term" + n % 4, 1, Integer::sum)); // NORACE
        }
        readers.shutdown();
        if (!readers.awaitTermination(1, TimeUnit.MINUTES))
            return;
        Index index = new Index();
        index.terms.putAll(counts); // NORACE
        index.documents = 6; // NORACE
        ExecutorService queries = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 4; i++) {
            String term = "term" + i;
            queries.submit(() -> System.out.println(index.terms.get(term) + "/" + index.documents)); // NORACE
        }
        queries.shutdown();
    }
}
