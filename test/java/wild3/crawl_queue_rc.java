// A crawler: links by a blocking queue; the set of visited pages and the longest one are plain.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class Main {
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final Set<String> visited = new HashSet<>();
    private String longest = "";

    private void work() {
        try {
            String url;
            while ((url = queue.poll(100, TimeUnit.MILLISECONDS)) != null) {
                if (!visited.add(url)) // RACE! v
                    continue;
                if (url.length() > longest.length()) // RACE! l
                    longest = url; // RACE! l
                if (url.length() < 20)
                    for (int i = 0; i < 3; i++)
                        queue.put(url + "/" + i);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main crawler = new Main();
        crawler.queue.put("http://x");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++)
            pool.submit(crawler::work);
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(crawler.visited.size() + crawler.longest);
    }
}
