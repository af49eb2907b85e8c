// Who gets a value of its task, and not the exception of a timeout, comes after the task.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class Main {
    static int steps, parts;

    public static void main(String[] args) {
        CompletableFuture<Integer> promise = new CompletableFuture<>();
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> {
            steps++; // NORACE
            promise.complete(2);
            return 1;
        });
        while (!f.isDone())
            Thread.onSpinWait();
        System.out.println(steps + promise.join()); // NORACE

        int got = CompletableFuture.supplyAsync(() -> {
            parts++; // NORACE
            return 1;
        }).orTimeout(5, TimeUnit.SECONDS).join();
        System.out.println(got + parts); // NORACE
    }
}
