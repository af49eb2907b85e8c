// A future that one thread completes by hand and others wait for.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class Main {
    static final CompletableFuture<String> ready = new CompletableFuture<>();
    static final CompletableFuture<Void> failed = new CompletableFuture<>();
    static int settings, errors;

    public static void main(String[] args) {
        new Thread(() -> {
            settings = 3; // NORACE
            ready.complete("go");
            errors = 1; // NORACE
            failed.completeExceptionally(new IllegalStateException());
        }).start();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                System.out.println(ready.join() + settings); // NORACE
                try {
                    failed.join();
                } catch (CompletionException e) {
                    System.out.println(errors); // NORACE
                }
            }).start();
    }
}
