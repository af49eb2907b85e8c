// A stage on a pool of one thread waits for another stage on the same pool.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Pricing {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();

    CompletableFuture<Double> rate() {
        return CompletableFuture.supplyAsync(() -> 1.17, executor); // DEADLOCK
    }

    CompletableFuture<Double> price(double net) {
        return CompletableFuture.supplyAsync(() -> { // DEADLOCK
            double r = rate().join(); // DEADLOCK!
            return net * r;
        }, executor);
    }

    void stop() {
        executor.shutdown();
    }
}

public class Main {
    public static void main(String[] args) {
        Pricing pricing = new Pricing();
        System.out.println(pricing.price(100).join()); // DEADLOCK
        pricing.stop();
    }
}
