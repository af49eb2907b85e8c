// What all futures did is read when one of them is complete, whichever it is, or none need be.
import java.util.concurrent.CompletableFuture;
public class Main {
    static int sum;
    static synchronized void add(int n) {
        sum += n; // RACE!
    }
    public static void main(String[] args) {
        CompletableFuture<?>[] parts = new CompletableFuture<?>[4];
        for (int i = 0; i < parts.length; i++) {
            int k = i;
            parts[i] = CompletableFuture.runAsync(() -> add(k));
        }
        CompletableFuture<Void> shown =
            CompletableFuture.anyOf(parts).thenRun(() -> System.out.println(sum)); // RACE!
        parts[0].getNow(null);
        System.out.println(sum); // RACE!
        parts[1].join();
        System.out.println(sum); // RACE!
        CompletableFuture.anyOf(parts).join();
        System.out.println(sum); // RACE!
        shown.join();
    }
}
