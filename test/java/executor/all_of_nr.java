// What all futures did is read when all of them are complete: after the join, and in a stage.
import java.util.concurrent.CompletableFuture;
public class Main {
    static int sum;
    static synchronized void add(int n) {
        sum += n;
    }
    public static void main(String[] args) {
        CompletableFuture<?>[] parts = new CompletableFuture<?>[4];
        for (int i = 0; i < parts.length; i++) {
            int k = i;
            parts[i] = CompletableFuture.runAsync(() -> add(k));
        }
        CompletableFuture<Void> shown =
            CompletableFuture.allOf(parts).thenRun(() -> System.out.println(sum));
        CompletableFuture.allOf(parts).join();
        System.out.println(sum);
        shown.join();
    }
}
