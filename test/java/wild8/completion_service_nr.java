// An ExecutorCompletionService: what a task has filled is read by who takes its future.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static class Result {
        final int id;
        double value;

        Result(int id) {
            this.id = id;
        }
    }

    static class Solve implements Callable<Result> {
        private final int id;
        private int steps;

        Solve(int id) {
            this.id = id;
        }

        @Override
        public Result call() {
            Result r = new Result(id);
            for (int i = 0; i < 100; i++) {
                r.value += Math.sqrt(id + i); // NORACE
                steps++; // NORACE
            }
            return r;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        ExecutorCompletionService<Result> service = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < 5; i++)
            service.submit(new Solve(i));
        double best = 0;
        for (int i = 0; i < 5; i++) {
            Result r = service.take().get();
            r.value /= 2; // NORACE
            best = Math.max(best, r.value); // NORACE
        }
        pool.shutdown();
        System.out.println(best);
    }
}
