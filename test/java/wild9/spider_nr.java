// A web spider: one lock for queue, pages and state; who stops waits for all its threads.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Spider implements Runnable {
    private final Deque<String> queue = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean quit;
    private int busy, pages;

    Spider(String start) {
        queue.add(start); // NORACE
        seen.add(start); // NORACE
    }

    void start(int n) {
        for (int i = 0; i < n; i++) {
            Thread t = new Thread(this, "spider " + i);
            threads.add(t); // NORACE
            t.start();
        }
    }

    private String next() throws InterruptedException {
        synchronized (queue) {
            while (queue.isEmpty() && busy > 0 && !quit) // NORACE
                queue.wait();
            if (quit || queue.isEmpty())
                return null;
            busy++; // NORACE
            return queue.poll();
        }
    }

    @Override
    public void run() {
        try {
            String url;
            while ((url = next()) != null)
                fetch(url);
        } catch (InterruptedException e) {
            quit = true; // NORACE
        }
    }

    private void fetch(String url) {
        List<String> links = new ArrayList<>();
        for (int i = 0; i < 3 && url.length() < 30; i++)
            links.add(url + "/" + i);
        synchronized (queue) {
            pages++; // NORACE
            for (String link : links)
                if (seen.add(link)) // NORACE
                    queue.add(link); // NORACE
            busy--;
            queue.notifyAll();
        }
    }

    int await() throws InterruptedException {
        for (Thread t : threads)
            t.join();
        return pages; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Spider s = new Spider("http://a");
        s.start(4);
        System.out.println(s.await());
    }
}
