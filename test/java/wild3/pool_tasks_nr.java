// Tasks of a pool with scratch of their own; counters are atomic or the caller's.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    private final AtomicInteger failures = new AtomicInteger();
    private int runs;

    class Digest implements Callable<Integer> {
        private final String text;
        private final byte[] scratch = new byte[64];
        private int tries;

        Digest(String text) {
            this.text = text;
        }

        @Override
        public Integer call() {
            tries++; // NORACE
            int n = Math.min(text.length(), scratch.length);
            for (int i = 0; i < n; i++)
                scratch[i] = (byte) text.charAt(i); // NORACE
            int sum = 0;
            for (int i = 0; i < n; i++)
                sum = 31 * sum + scratch[i]; // NORACE
            if (sum == 0)
                failures.incrementAndGet();
            return sum;
        }
    }

    int run(List<String> texts) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        List<Digest> tasks = new ArrayList<>();
        for (String t : texts) {
            Digest d = new Digest(t);
            tasks.add(d);
            results.add(pool.submit(d));
            runs++; // NORACE
        }
        int sum = 0;
        for (int i = 0; i < results.size(); i++)
            sum += results.get(i).get();
        for (Digest d : tasks)
            sum += d.tries; // NORACE
        pool.shutdown();
        return sum + failures.get() + runs;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Main().run(List.of("a", "b", "c")));
    }
}
