// After giving up once the wait is begun again, without a limit.
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
            state = "done"; // NORACE
        });
        try {
            f.get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("late");
            f.get();
            state += ", late"; // NORACE
        }
        System.out.println(state); // NORACE
        pool.shutdown();
    }
}
