// Partial sums by futures, but main adds up the fields before it has asked for the results.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static class Part implements Runnable {
        final int from, to;
        long sum;

        Part(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++)
                sum += i; // RACE!
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Part> parts = new ArrayList<>();
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Part p = new Part(i * 100, i * 100 + 100);
            parts.add(p); // NORACE
            futures.add(pool.submit(p)); // NORACE
        }
        long early = 0;
        for (Part p : parts) // NORACE
            early += p.sum; // RACE!
        for (Future<?> f : futures) // NORACE
            f.get();
        long late = 0;
        for (Part p : parts) // NORACE
            late += p.sum; // NORACE
        pool.shutdown();
        System.out.println(early + " " + late);
    }
}
