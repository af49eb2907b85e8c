// Two stages fill a result each; the third combines what both have returned.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    static class Quote {
        String supplier;
        int cents;
    }

    static Quote ask(String supplier, int base) {
        Quote q = new Quote();
        q.supplier = supplier; // NORACE
        q.cents = base + supplier.length(); // NORACE
        return q;
    }

    public static void main(String[] args) {
        List<CompletableFuture<Quote>> all = new ArrayList<>();
        for (String s : new String[] {"north", "south", "west"})
            all.add(CompletableFuture.supplyAsync(() -> ask(s, 100)));
        CompletableFuture<Void> done = CompletableFuture.allOf(all.toArray(new CompletableFuture[0]));
        CompletableFuture<Quote> best = done.thenApply(v -> {
            Quote min = null;
            for (CompletableFuture<Quote> f : all) {
                Quote q = f.join();
                if (min == null || q.cents < min.cents) // NORACE
                    min = q;
            }
            min.cents -= 1; // NORACE
            return min;
        });
        Quote q = best.join();
        System.out.println(q.supplier + " " + q.cents);
    }
}
