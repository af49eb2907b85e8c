// Words counted per file in maps of each task's own, merged by main as the tasks complete.
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static Map<String, Integer> count(String text) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : text.toLowerCase().split("\\W+"))
            m.merge(w, 1, Integer::sum); // NORACE
        return m;
    }

    public static void main(String[] args) throws Exception {
        List<String> texts = Arrays.asList("a b c", "b c d", "c d e", "d e f");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<Map<String, Integer>> service = new ExecutorCompletionService<>(pool);
        for (String t : texts)
            service.submit(() -> count(t));
        Map<String, Integer> all = new TreeMap<>();
        for (int i = 0; i < texts.size(); i++)
            for (Map.Entry<String, Integer> e : service.take().get().entrySet()) // NORACE
                all.merge(e.getKey(), e.getValue(), Integer::sum); // NORACE
        pool.shutdown();
        System.out.println(all); // NORACE
    }
}
