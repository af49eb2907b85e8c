// A pool of two threads.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    static int hits;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 10; i++)
            pool.execute(() -> hits++); // RACE!
        CompletableFuture.runAsync(() -> hits--, pool); // RACE!
        pool.shutdown();
    }
}
