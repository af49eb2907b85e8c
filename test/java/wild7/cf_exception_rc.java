// A callback of a future and main both write the state; main does not wait for the callback.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.ExecutionException;

public class Main {
    private String state = "new";
    private int retries;

    void call() throws InterruptedException {
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> "answer");
        f.whenComplete((v, e) -> {
            if (e != null) {
                retries++; // NORACE
                state = "failed"; // RACE s
            } else {
                state = v; // RACE! s
            }
        });
        try {
            f.get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            state = "timeout"; // RACE! s
        }
        System.out.println(state); // RACE! s
    }

    public static void main(String[] args) throws InterruptedException {
        new Main().call();
    }
}
