// A web crawler with spiders over one queue of URLs: the flag to quit, the count of running spiders and a set of bad links.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
public class Main {
    static class Config {
        private int depth = 3;
        private int maxPages = 100;
        private String start = "http://a/";
        private boolean verbose;
        int getDepth() {
            return depth;
        }
        void setDepth(int depth) {
            this.depth = depth;
        }
        int getMaxPages() {
            return maxPages;
        }
        String getStart() {
            return start;
        }
        boolean isVerbose() {
            return verbose; // RACE! v
        }
        void setVerbose(boolean verbose) {
            this.verbose = verbose; // RACE! v
        }
    }
    static class Page {
        final String url;
        final int depth;
        final List<String> links = new ArrayList<>();
        String text;
        long loaded;
        Page(String url, int depth) {
            this.url = url;
            this.depth = depth;
        }
    }
    static class Queue {
        private final LinkedList<Page> toDo = new LinkedList<>();
        private final Set<String> known = new HashSet<>();
        private int downloads;
        synchronized boolean offer(Page p) {
            if (!known.add(p.url)) {
                return false;
            }
            toDo.addLast(p);
            notify();
            return true;
        }
        synchronized Page next(long millis) throws InterruptedException {
            if (toDo.isEmpty()) {
                wait(millis);
            }
            if (toDo.isEmpty()) {
                return null;
            }
            downloads++; // RACE! d
            return toDo.removeFirst();
        }
        synchronized int known() {
            return known.size();
        }
        int downloads() {
            return downloads; // RACE! d
        }
    }
    static class Spider implements Runnable {
        private final Config config;
        private final Queue queue = new Queue();
        private final Map<String, Page> done = new HashMap<>();
        private final Set<String> failed = new HashSet<>();
        private boolean quit;
        private int running;
        Spider(Config config) {
            this.config = config;
        }
        void start(int threads) {
            quit = false;
            running = 0;
            queue.offer(new Page(config.getStart(), 0));
            for (int i = 0; i < threads; i++) {
                Thread t = new Thread(this, "Spider-" + i);
                t.start();
                running++; // RACE! r
            }
        }
        void stop() {
            quit = true; // RACE! q
        }
        boolean isRunning() {
            return running > 0; // RACE! r
        }
        @Override
        public void run() {
            try {
                while (!quit && queue.known() < config.getMaxPages()) { // RACE! q
                    Page p = queue.next(100);
                    if (p == null) {
                        break;
                    }
                    work(p);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                running--; // RACE! r
            }
        }
        private void work(Page p) {
            if (!load(p)) {
                failed.add(p.url); // RACE! f
                return;
            }
            synchronized (done) {
                done.put(p.url, p);
            }
            if (p.depth < config.getDepth()) {
                for (String link : p.links) {
                    if (failed.contains(link)) { // RACE! f
                        continue;
                    }
                    queue.offer(new Page(link, p.depth + 1));
                }
            }
            if (config.isVerbose()) {
                System.out.println(Thread.currentThread().getName() + " " + p.url + " " + p.text.length());
            }
        }
        private boolean load(Page p) {
            if (p.url.length() > 40) {
                return false;
            }
            p.text = "<a href=" + p.url + "x/>"; // NORACE
            p.links.add(p.url + "x/"); // NORACE
            p.links.add(p.url + "y/"); // NORACE
            p.loaded = System.currentTimeMillis(); // NORACE
            return true;
        }
        int results() {
            synchronized (done) {
                return done.size();
            }
        }
        int downloads() {
            return queue.downloads();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Config config = new Config();
        if (args.length > 0) {
            config.setDepth(Integer.parseInt(args[0]));
        }
        Spider spider = new Spider(config);
        spider.start(4);
        config.setVerbose(args.length > 1);
        int rounds = 0;
        while (spider.isRunning() && rounds++ < 100) {
            Thread.sleep(20);
            System.out.println(spider.results() + " of " + spider.downloads());
        }
        spider.stop();
    }
}
