// A crawler: links by a blocking queue, visited pages in a concurrent set, pages belong to their worker.
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static class Page {
        final String url;
        final List<String> links = new ArrayList<>();
        int size;

        Page(String url) {
            this.url = url;
        }

        void parse() {
            for (int i = 0; i < 3; i++)
                links.add(url + "/" + i); // NORACE
            size = url.length(); // NORACE
        }
    }

    static class Worker implements Runnable {
        private final BlockingQueue<String> queue;
        private final Set<String> visited;
        private final AtomicInteger bytes;
        private final CountDownLatch done;

        Worker(BlockingQueue<String> queue, Set<String> visited, AtomicInteger bytes, CountDownLatch done) {
            this.queue = queue;
            this.visited = visited;
            this.bytes = bytes;
            this.done = done;
        }

        @Override
        public void run() {
            try {
                String url;
                while ((url = queue.poll(100, TimeUnit.MILLISECONDS)) != null) {
                    if (!visited.add(url) || url.length() > 20)
                        continue;
                    Page page = new Page(url);
                    page.parse();
                    bytes.addAndGet(page.size); // NORACE
                    for (String link : page.links) // NORACE
                        queue.put(link);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                done.countDown();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Set<String> visited = ConcurrentHashMap.newKeySet();
        AtomicInteger bytes = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(3);
        queue.put("http://x");
        for (int i = 0; i < 3; i++)
            new Thread(new Worker(queue, visited, bytes, done)).start();
        done.await();
        System.out.println(visited.size() + " " + bytes);
    }
}
