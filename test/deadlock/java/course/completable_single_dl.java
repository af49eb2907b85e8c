import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletableSingle {
    public static void main(String[] args) {
        ExecutorService ex = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> outer = CompletableFuture.supplyAsync(() -> {
            CompletableFuture<Integer> inner = CompletableFuture.supplyAsync(() -> 20, ex); // DEADLOCK!
            return inner.join() + 1; // DEADLOCK!
        }, ex);
        System.out.println(outer.join()); // DEADLOCK
        ex.shutdown();
    }
}
