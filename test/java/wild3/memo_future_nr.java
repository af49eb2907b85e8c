// A memoizer of futures in a concurrent map, as in the book; results are plain objects.
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

public class Main {
    static class Result {
        int factors;
        String text;
    }

    private final ConcurrentMap<Integer, Future<Result>> cache = new ConcurrentHashMap<>();

    Result compute(final int n) throws InterruptedException, ExecutionException {
        Future<Result> f = cache.get(n);
        if (f == null) {
            FutureTask<Result> task = new FutureTask<>(new Callable<Result>() {
                @Override
                public Result call() {
                    Result r = new Result();
                    for (int i = 1; i <= n; i++)
                        if (n % i == 0)
                            r.factors++; // NORACE
                    r.text = "n" + n; // NORACE
                    return r;
                }
            });
            f = cache.putIfAbsent(n, task);
            if (f == null) {
                f = task;
                task.run();
            }
        }
        return f.get();
    }

    public static void main(String[] args) {
        Main memo = new Main();
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                try {
                    for (int k = 1; k < 20; k++)
                        System.out.println(memo.compute(k).factors + memo.compute(k).text); // NORACE
                } catch (InterruptedException | ExecutionException e) {
                    e.printStackTrace();
                }
            }).start();
        }
    }
}
