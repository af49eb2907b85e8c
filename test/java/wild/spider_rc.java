// A web spider: queue and counts are locked; the quit flag and the time of the last check point are not.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
class DownloadQueue {
    private final List<String> open = new ArrayList<>();
    private final Set<String> known = new HashSet<>();
    void add(String url) {
        if (known.add(url)) {
            open.add(url);
        }
    }
    String next() {
        return open.isEmpty() ? null : open.remove(open.size() - 1);
    }
    int size() {
        return open.size();
    }
}
class Spider implements Runnable {
    private final DownloadQueue queue = new DownloadQueue();
    private boolean quit;
    private int running;
    private int downloads;
    private long lastCheckpoint;
    void start(int threads, String url) {
        synchronized (queue) {
            queue.add(url);
        }
        for (int i = 0; i < threads; i++) {
            Thread t = new Thread(this, "spider-" + i);
            t.start();
        }
    }
    void stop() {
        quit = true; // RACE! q
    }
    boolean isRunning() {
        return running > 0; // RACE! r
    }
    private void checkpoint() {
        long now = System.currentTimeMillis();
        if (now - lastCheckpoint > 1000) { // RACE! c
            synchronized (queue) {
                System.out.println(queue.size());
            }
            lastCheckpoint = now; // RACE! c
        }
    }
    @Override
    public void run() {
        synchronized (this) {
            running++; // RACE! r
        }
        while (!quit) { // RACE! q
            String url;
            synchronized (queue) {
                url = queue.next();
                if (url != null) {
                    downloads++;
                }
            }
            if (url == null) {
                break;
            }
            checkpoint();
            synchronized (queue) {
                queue.add(url + "/a");
                queue.add(url + "/b");
            }
        }
        synchronized (this) {
            running--; // RACE! r
        }
    }
    int downloads() {
        synchronized (queue) {
            return downloads;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Spider spider = new Spider();
        spider.start(4, "http://x");
        for (int i = 0; i < 10 && spider.isRunning(); i++) {
            Thread.sleep(10);
        }
        spider.stop();
        System.out.println(spider.downloads());
    }
}
