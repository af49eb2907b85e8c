// Who sees that a pool has ended, or a task is done, comes after it.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static int first, second, third;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> first = 1); // NORACE
        pool.shutdown();
        while (!pool.isTerminated())
            Thread.sleep(1);
        System.out.println(first); // NORACE
        ExecutorService other = Executors.newCachedThreadPool();
        Future<?> task = other.submit(() -> {
            second = 2; // NORACE
        });
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> {
            third = 3; // NORACE
        });
        while (!task.isDone() || !f.isDone())
            Thread.onSpinWait();
        System.out.println(second + third); // NORACE
        other.shutdown();
    }
}
