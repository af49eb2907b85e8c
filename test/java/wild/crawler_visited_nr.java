// A crawler with a synchronised set of links and a blocking queue with a pill.
import java.util.*;
import java.util.concurrent.*;
public class Main {
    static final String PILL = new String("stop");
    static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    static final Set<String> visited = Collections.synchronizedSet(new HashSet<>());
    static final Map<String, Integer> sizes = new ConcurrentHashMap<>();
    static class Page { String url; int size; List<String> links = new ArrayList<>(); }
    static Page fetch(String url) {
        Page p = new Page();
        p.url = url;
        p.size = url.length();
        if (p.size < 10)
            p.links.add(url + "/a");
        return p;
    }
    static class Crawler implements Runnable {
        public void run() {
            try {
                while (true) {
                    String url = queue.take();
                    if (url == PILL)
                        return;
                    if (!visited.add(url))
                        continue;
                    Page p = fetch(url);
                    sizes.put(p.url, p.size);
                    for (String link : p.links)
                        queue.put(link);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Thread[] t = new Thread[3];
        queue.put("x");
        for (int i = 0; i < 3; i++)
            (t[i] = new Thread(new Crawler(), "crawler-" + i)).start();
        Thread.sleep(100);
        for (int i = 0; i < 3; i++)
            queue.put(PILL);
        for (Thread x : t)
            x.join();
        System.out.println(sizes.size() + visited.size());
    }
}
