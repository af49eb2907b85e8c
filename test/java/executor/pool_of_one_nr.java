// A pool of one thread runs one task at a time.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    static int hits;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        for (int i = 0; i < 10; i++)
            pool.execute(() -> hits++); // NORACE
        CompletableFuture.runAsync(() -> hits--, pool); // NORACE
        pool.shutdown();
    }
}
