// Two branches of one future write the same record; allOf is not waited for.
import java.util.concurrent.*;
public class Main {
    static class Totals { int sum; int count; }
    public static void main(String[] args) {
        Totals totals = new Totals();
        CompletableFuture<Integer> source = CompletableFuture.supplyAsync(() -> 5);
        CompletableFuture<Void> a = source.thenAcceptAsync(v -> totals.sum += v); // RACE! s
        CompletableFuture<Void> b = source.thenAcceptAsync(v -> {
            totals.sum -= v; // RACE! s
            totals.count++; // RACE! c
        });
        CompletableFuture.allOf(a, b);
        System.out.println(totals.count); // RACE! c
    }
}
