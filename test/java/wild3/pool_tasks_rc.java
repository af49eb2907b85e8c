// Tasks of a pool with a field of the enclosing object as scratch, and a counter of failures.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    private final byte[] scratch = new byte[64];
    private int failures;

    class Digest implements Callable<Integer> {
        private final String text;
        private int tries;

        Digest(String text) {
            this.text = text;
        }

        @Override
        public Integer call() {
            tries++; // NORACE
            int n = Math.min(text.length(), scratch.length);
            for (int i = 0; i < n; i++)
                scratch[i] = (byte) text.charAt(i); // RACE! s
            int sum = 0;
            for (int i = 0; i < n; i++)
                sum = 31 * sum + scratch[i]; // RACE! s
            if (sum == 0)
                failures++; // RACE! f
            return sum;
        }
    }

    int run(List<String> texts) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (String t : texts)
            results.add(pool.submit(new Digest(t)));
        int sum = 0;
        for (Future<Integer> f : results)
            sum += f.get();
        pool.shutdown();
        return sum + failures;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Main().run(List.of("a", "b", "c")));
    }
}
