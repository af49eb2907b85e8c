// A wait for a result that gives up: the task may still run.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Main {
    static String state = "new";

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> f = pool.submit(() -> {
            state = "done"; // RACE!
        });
        try {
            f.get(10, TimeUnit.MILLISECONDS);
            System.out.println(state); // NORACE
        } catch (TimeoutException e) {
            state = "late"; // RACE!
        }
        pool.shutdown();
    }
}
