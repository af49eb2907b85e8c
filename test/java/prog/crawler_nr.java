// The same crawler with a concurrent set and an atomic counter.
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
public class Main {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final ConcurrentLinkedQueue<String> todo = new ConcurrentLinkedQueue<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final AtomicInteger pages = new AtomicInteger();
    private long bytes;
    interface Fetcher { String fetch(String url) throws Exception; }
    private final Fetcher fetcher;
    Main(Fetcher fetcher) { this.fetcher = fetcher; }
    private List<String> links(String body) {
        List<String> out = new ArrayList<>();
        int at = 0;
        while ((at = body.indexOf("href=", at)) >= 0) {
            out.add(body.substring(at + 5));
            at++;
        }
        return out;
    }
    private class Visit implements Runnable {
        private final String url;
        Visit(String url) { this.url = url; }
        @Override public void run() {
            try {
                String body = fetcher.fetch(url);
                pages.incrementAndGet();
                synchronized (Main.this) {
                    bytes += body.length();
                }
                for (String link : links(body))
                    if (seen.add(link))
                        todo.add(link);
            } catch (Exception e) {
                System.err.println(url + ": " + e);
            }
        }
    }
    void crawl(String start) throws InterruptedException {
        todo.add(start);
        String next;
        while ((next = todo.poll()) != null)
            pool.execute(new Visit(next));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        synchronized (this) {
            System.out.println(pages.get() + " pages, " + bytes + " bytes, " + seen.size());
        }
    }
    public static void main(String[] args) throws InterruptedException {
        new Main(url -> "href=" + url + "/a href=" + url + "/b").crawl("http://localhost");
    }
}
