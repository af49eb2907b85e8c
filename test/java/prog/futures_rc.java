// Futures are collected in a list; one counter is kept by the tasks, one by who waits.
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
    class Job implements Callable<Integer> {
        final int n;
        Job(int n) { this.n = n; }
        @Override public Integer call() {
            started++; // RACE! started
            int v = n * n % 17;
            if (v > best) // RACE! best
                best = v; // RACE! best
            return v;
        }
    }
    int run() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(pool);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) futures.add(done.submit(new Job(i)));
        int sum = 0;
        for (int i = 0; i < futures.size(); i++) {
            sum += done.take().get();
            finished++;
        }
        pool.shutdown();
        return sum + finished;
    }
    public static void main(String[] args) throws Exception {
        System.out.println(new Main().run());
    }
}
