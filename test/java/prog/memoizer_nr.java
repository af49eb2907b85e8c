// A cache of expensive results: the map is concurrent, whoever comes first computes, others wait for the future.
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;

class Page {
    private final String url;
    private String body;
    private int links;

    Page(String url) {
        this.url = url;
    }

    void load() {
        body = "<html>" + url + "</html>";
        links = body.length() / 10;
    }

    String body() {
        return body;
    }

    int links() {
        return links;
    }
}

class PageCache {
    private final ConcurrentMap<String, Future<Page>> pages = new ConcurrentHashMap<>();
    private final AtomicLong misses = new AtomicLong();

    Page get(final String url) throws InterruptedException {
        Future<Page> f = pages.get(url);
        if (f == null) {
            FutureTask<Page> task = new FutureTask<>(new Callable<Page>() {
                @Override
                public Page call() {
                    Page p = new Page(url);
                    p.load();
                    return p;
                }
            });
            f = pages.putIfAbsent(url, task);
            if (f == null) {
                f = task;
                misses.getAndIncrement();
                task.run();
            }
        }
        try {
            return f.get();
        } catch (ExecutionException e) {
            pages.remove(url, f);
            throw new IllegalStateException(e.getCause());
        }
    }

    long misses() {
        return misses.get();
    }
}

class Crawler implements Runnable {
    private final PageCache cache;
    private int links;

    Crawler(PageCache cache) {
        this.cache = cache;
    }

    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                Page p = cache.get("http://site/" + i % 7);
                links += p.links();
                if (p.body().isEmpty())
                    System.out.println("empty");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        PageCache cache = new PageCache();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Crawler(cache));
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(cache.misses());
    }
}
