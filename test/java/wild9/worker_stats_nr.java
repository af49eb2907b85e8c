// Each worker has statistics of its own in a ThreadLocal, which are also in a list under a lock; main sums them up after the joins.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Stats {
        long requests, bytes;
        final int[] buckets = new int[4];

        void add(int n) {
            requests++; // NORACE
            bytes += n; // NORACE
            buckets[n % 4]++; // NORACE
        }
    }

    private static final List<Stats> all = new ArrayList<>();
    private static final ThreadLocal<Stats> mine = ThreadLocal.withInitial(() -> {
        Stats s = new Stats();
        synchronized (all) {
            all.add(s);
        }
        return s;
    });

    static void serve(int n) {
        mine.get().add(n);
    }

    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int from = i;
            Thread t = new Thread(() -> {
                for (int k = from; k < 30; k += 3)
                    serve(k);
            });
            threads.add(t);
            t.start();
        }
        for (Thread t : threads)
            t.join();
        long bytes = 0;
        synchronized (all) {
            for (Stats s : all)
                bytes += s.bytes + s.buckets[1]; // NORACE
        }
        System.out.println(bytes);
    }
}
