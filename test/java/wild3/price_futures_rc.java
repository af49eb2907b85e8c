// Stages of futures collect into one list, each in a thread of the pool.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    record Quote(String shop, double price) {}

    static class Finder {
        private final ExecutorService pool = Executors.newFixedThreadPool(4);
        private final List<Quote> found = new ArrayList<>();
        private double lowest = Double.MAX_VALUE;

        CompletableFuture<Void> ask(String shop) {
            return CompletableFuture.supplyAsync(() -> lookup(shop), pool)
                .thenApply(price -> new Quote(shop, price * 0.9))
                .thenAccept(q -> {
                    found.add(q); // RACE! f
                    if (q.price() < lowest) // RACE! l
                        lowest = q.price(); // RACE! l
                });
        }

        private double lookup(String shop) {
            return shop.length() * 3.5;
        }

        void run() {
            CompletableFuture<?>[] all = List.of("a", "bb", "ccc").stream().map(this::ask).toArray(CompletableFuture[]::new);
            CompletableFuture.allOf(all).join();
            System.out.println(found.size() + " " + lowest);
            pool.shutdown();
        }
    }

    public static void main(String[] args) {
        new Finder().run();
    }
}
