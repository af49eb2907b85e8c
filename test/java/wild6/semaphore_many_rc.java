// A semaphore of three permits limits the load, it is no lock.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

public class Main {
    static class Crawler {
        private final Semaphore limit = new Semaphore(3);
        private final List<String> seen = new ArrayList<>();
        private int bytes;

        void fetch(String url) throws InterruptedException {
            limit.acquire();
            try {
                seen.add(url); // RACE! s
                bytes += url.length(); // RACE! b
            } finally {
                limit.release();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Crawler c = new Crawler();
        List<Thread> threads = new ArrayList<>();
        for (String host : List.of("a", "b", "c", "d", "e")) {
            Thread t = new Thread(() -> {
                try {
                    c.fetch("http://" + host);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads.add(t);
            t.start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(c.seen.size() + " " + c.bytes);
    }
}
