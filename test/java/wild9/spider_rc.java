// A web spider: queue and seen pages under a lock; the number of pages and the flag to quit are not.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

class Spider implements Runnable {
    private final Deque<String> queue = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private boolean quit;
    private int running, pages;

    Spider(String start) {
        queue.add(start);
        seen.add(start);
    }

    void start(int threads) {
        for (int i = 0; i < threads; i++) {
            Thread t = new Thread(this, "spider " + i);
            running++; // RACE! r
            t.start();
        }
    }

    @Override
    public void run() {
        while (!quit) { // RACE! q
            String url;
            synchronized (queue) {
                url = queue.poll();
            }
            if (url == null)
                break;
            fetch(url);
        }
        running--; // RACE! r
    }

    private void fetch(String url) {
        pages++; // RACE! p
        for (int i = 0; i < 3; i++) {
            String link = url + "/" + i;
            if (link.length() > 30)
                continue;
            synchronized (queue) {
                if (seen.add(link))
                    queue.add(link);
            }
        }
    }

    boolean busy() {
        return running > 0; // RACE! r
    }

    int stop() {
        quit = true; // RACE! q
        return pages; // RACE! p
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Spider s = new Spider("http://a");
        s.start(4);
        for (int i = 0; i < 10 && s.busy(); i++)
            Thread.sleep(10);
        System.out.println(s.stop());
    }
}
