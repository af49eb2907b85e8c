// A crawler: the set of seen addresses is synchronised, the number of running workers is not.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

class Page {
    final String url;
    final List<String> links = new ArrayList<>();

    Page(String url) {
        this.url = url;
        for (int i = 0; i < 3; i++)
            links.add(url + "/" + i);
    }
}

class Frontier {
    private final Queue<String> pending = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    int active;

    synchronized void offer(String url) {
        if (url.length() < 30 && seen.add(url)) {
            pending.add(url);
            notify();
        }
    }

    synchronized String take() throws InterruptedException {
        while (pending.isEmpty()) {
            if (active == 0) // RACE! active
                return null;
            wait(10);
        }
        active++; // RACE! active
        return pending.remove();
    }

    void finished() {
        active--; // RACE! active
    }

    synchronized int seen() {
        return seen.size();
    }
}

class Fetcher extends Thread {
    private final Frontier frontier;
    private final List<Page> index;

    Fetcher(Frontier frontier, List<Page> index) {
        this.frontier = frontier;
        this.index = index;
    }

    @Override
    public void run() {
        try {
            String url;
            while ((url = frontier.take()) != null) {
                Page page = new Page(url);
                for (String link : page.links)
                    frontier.offer(link);
                index.add(page); // RACE! index
                frontier.finished();
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Frontier frontier = new Frontier();
        frontier.offer("http://a");
        List<Page> index = new ArrayList<>();
        List<Fetcher> fetchers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Fetcher f = new Fetcher(frontier, index);
            fetchers.add(f);
            f.start();
        }
        for (Fetcher f : fetchers)
            f.join();
        System.out.println(frontier.seen() + " " + index.size());
    }
}
