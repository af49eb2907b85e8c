// The same; what tasks find out is their result only.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
public class Main {
    private int started;
    private int finished;
    private int best = Integer.MIN_VALUE;
    static class Job implements Callable<Integer> {
        final int n;
        private int steps;
        Job(int n) { this.n = n; }
        @Override public Integer call() {
            steps++;
            return n * n % 17 + steps;
        }
    }
    int run() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(pool);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            futures.add(done.submit(new Job(i)));
            started++;
        }
        int sum = 0;
        for (int i = 0; i < futures.size(); i++) {
            int v = done.take().get();
            sum += v;
            if (v > best)
                best = v;
            finished++;
        }
        pool.shutdown();
        return sum + finished + started + best;
    }
    public static void main(String[] args) throws Exception {
        System.out.println(new Main().run());
    }
}
