// Results in the order of their completion, each a record that its task filled.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Page {
    final String url;
    int words;
    final Map<String, Integer> links = new HashMap<>();
    Page(String url) {
        this.url = url;
    }
}
public class Main {
    static Page load(String url) {
        Page page = new Page(url);
        for (int i = 0; i < 10; i++) {
            page.words += i; // NORACE
            page.links.merge("l" + i % 3, 1, Integer::sum); // NORACE
        }
        return page;
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        CompletionService<Page> done = new ExecutorCompletionService<>(pool);
        String[] urls = {"a", "b", "c", "d"};
        for (String url : urls) {
            done.submit(() -> load(url));
        }
        int words = 0;
        for (int i = 0; i < urls.length; i++) {
            Page page = done.take().get();
            words += page.words; // NORACE
            page.links.remove("l0"); // NORACE
        }
        pool.shutdown();
        System.out.println(words);
    }
}
