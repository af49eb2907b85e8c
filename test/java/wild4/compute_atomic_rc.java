// Statistics of pages: changed inside of compute, which is atomic, and read outside.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class Main {
    static class Page {
        long hits;
        long bytes;
    }

    static final ConcurrentMap<String, Page> pages = new ConcurrentHashMap<>();

    static void hit(String url, int bytes) {
        pages.compute(url, (k, old) -> {
            Page p = old == null ? new Page() : old;
            p.hits++; // RACE! h
            p.bytes += bytes; // RACE! b
            return p;
        });
    }

    static void report() {
        for (Page p : pages.values())
            System.out.println(p.hits + " " + p.bytes); // RACE! h b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[4];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    hit("/page" + k % 3, k);
            });
            workers[i].start();
        }
        report();
        for (Thread w : workers)
            w.join();
    }
}
