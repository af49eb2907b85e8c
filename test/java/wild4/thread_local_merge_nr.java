// Statistics per thread by ThreadLocal, all of them in a queue, summed up after the pool has ended.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    static class Stats {
        long requests;
        long bytes;
    }

    private static final Queue<Stats> ALL = new ConcurrentLinkedQueue<>();
    private static final ThreadLocal<Stats> LOCAL = ThreadLocal.withInitial(() -> {
        Stats s = new Stats();
        ALL.add(s);
        return s;
    });

    static void handle(int n) {
        Stats s = LOCAL.get();
        s.requests++; // NORACE
        s.bytes += n; // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 1000; i++) {
            int n = i;
            pool.execute(() -> handle(n));
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        long requests = 0, bytes = 0;
        for (Stats s : ALL) {
            requests += s.requests; // NORACE
            bytes += s.bytes; // NORACE
        }
        System.out.println(requests + " " + bytes);
    }
}
