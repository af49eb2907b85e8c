import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletableSingle {
    public static void main(String[] args) {
        ExecutorService ex = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> outer = CompletableFuture.supplyAsync(() -> 20, ex)
            .thenApplyAsync(x -> x + 1, ex);
        System.out.println(outer.join());
        ex.shutdown();
    }
}
