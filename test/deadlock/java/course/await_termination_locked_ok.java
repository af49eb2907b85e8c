import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AwaitTerminationLocked {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private int completed;

    void submit() {
        pool.submit(this::job);
    }

    private synchronized void job() { completed++; }

    void close() throws InterruptedException {
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS))
            System.out.println("waiting");
    }

    public static void main(String[] args) throws Exception {
        AwaitTerminationLocked a = new AwaitTerminationLocked();
        for (int i = 0; i < 10; i++)
            a.submit();
        a.close();
    }
}
