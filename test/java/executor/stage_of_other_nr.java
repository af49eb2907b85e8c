// A future with a stage: the stage runs when the future is complete.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
public class Main {
    static int total;
    static final AtomicInteger seen = new AtomicInteger();
    public static void main(String[] args) {
        CompletableFuture.supplyAsync(() -> {
            total++;
            return 1;
        }).thenAccept(x -> {
            seen.addAndGet(total);
        });
    }
}
