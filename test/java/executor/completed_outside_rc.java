// A future gets its value from elsewhere: its task runs on.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class Main {
    static int steps, parts, rounds;

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> {
            for (int i = 0; i < 10000; i++)
                steps++; // RACE! s
            return 1;
        });
        Thread.sleep(1);
        f.complete(0);
        if (f.isDone())
            System.out.println(steps); // RACE! s

        CompletableFuture<Integer> g = CompletableFuture.supplyAsync(() -> {
            for (int i = 0; i < 10000; i++)
                parts++; // RACE! p
            return 1;
        }).completeOnTimeout(0, 1, TimeUnit.MILLISECONDS);
        System.out.println(g.join() + parts); // RACE! p

        CompletableFuture<Integer> h = CompletableFuture.supplyAsync(() -> {
            for (int i = 0; i < 10000; i++)
                rounds++; // RACE! r
            return 1;
        });
        h.orTimeout(1, TimeUnit.MILLISECONDS);
        while (!h.isDone())
            Thread.sleep(1);
        System.out.println(rounds); // RACE! r
    }
}
