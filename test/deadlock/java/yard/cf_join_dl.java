// Two threads price baskets; each waits for the prices of its items, made by the same two threads.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

class Pricing {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    CompletableFuture<Integer> item(String name) {
        return CompletableFuture.supplyAsync(() -> name.length() * 7, pool); // DEADLOCK
    }

    CompletableFuture<Integer> basket(List<String> items) {
        return CompletableFuture.supplyAsync(() -> {
            int sum = 0;
            for (String i : items)
                sum += item(i).join(); // DEADLOCK!
            return sum;
        }, pool);
    }

    void close() {
        pool.shutdown();
    }
}

class Main {
    public static void main(String[] args) {
        Pricing pricing = new Pricing();
        List<CompletableFuture<Integer>> all = List.of("a", "b", "c").stream()
            .map(n -> pricing.basket(List.of(n, n + "x"))).collect(Collectors.toList());
        for (CompletableFuture<Integer> f : all)
            System.out.println(f.join()); // DEADLOCK
        pricing.close();
    }
}
