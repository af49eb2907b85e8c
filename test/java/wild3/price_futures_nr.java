// Stages of futures return what they found; main collects when all are there.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

public class Main {
    record Quote(String shop, double price) {}

    static class Finder {
        private final ExecutorService pool = Executors.newFixedThreadPool(4);
        private double lowest = Double.MAX_VALUE;

        CompletableFuture<Quote> ask(String shop) {
            return CompletableFuture.supplyAsync(() -> lookup(shop), pool)
                .thenApply(price -> new Quote(shop, price * 0.9));
        }

        private double lookup(String shop) {
            return shop.length() * 3.5;
        }

        void run() {
            List<CompletableFuture<Quote>> all = List.of("a", "bb", "ccc").stream().map(this::ask).collect(Collectors.toList());
            List<Quote> found = new ArrayList<>();
            for (CompletableFuture<Quote> f : all) {
                Quote q = f.join();
                found.add(q); // NORACE
                if (q.price() < lowest) // NORACE
                    lowest = q.price(); // NORACE
            }
            System.out.println(found.size() + " " + lowest);
            pool.shutdown();
        }
    }

    public static void main(String[] args) {
        new Finder().run();
    }
}
