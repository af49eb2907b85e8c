// Futures with a stage each, made in a loop: a stage waits for its own future, not for the others.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
public class Main {
    static int total;
    static final AtomicInteger seen = new AtomicInteger();
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            CompletableFuture.supplyAsync(() -> {
                total++; // RACE!
                return 1;
            }).thenAccept(x -> {
                seen.addAndGet(total); // RACE!
            });
        }
    }
}
