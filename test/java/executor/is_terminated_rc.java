// It is asked whether the pool has ended and the task is done, but nobody waits for that.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static int first, second;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> first = 1); // RACE! f
        pool.shutdown();
        if (!pool.isTerminated())
            System.out.println("still running");
        System.out.println(first); // RACE! f
        ExecutorService other = Executors.newCachedThreadPool();
        Future<?> task = other.submit(() -> {
            second = 2; // RACE! s
        });
        System.out.println(task.isDone() + " " + second); // RACE! s
        other.shutdown();
    }
}
