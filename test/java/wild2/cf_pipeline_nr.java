// Stages of a CompletableFuture hand their results on; the totals are joined for.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

public class Main {
    static class Order {
        final int id;
        int price;
        String state = "new";

        Order(int id) {
            this.id = id;
        }
    }

    static Order price(Order o) {
        o.price = o.id * 10; // NORACE
        return o;
    }

    static Order ship(Order o) {
        o.state = "shipped " + o.price; // NORACE
        return o;
    }

    public static void main(String[] args) {
        List<CompletableFuture<Order>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Order order = new Order(i);
            futures.add(CompletableFuture.supplyAsync(() -> price(order))
                .thenApplyAsync(Main::ship)
                .exceptionally(e -> order));
        }
        CompletableFuture<Void> all = CompletableFuture.allOf(futures.toArray(new CompletableFuture[0]));
        all.join();
        Map<Integer, String> states = new HashMap<>();
        for (CompletableFuture<Order> f : futures) {
            Order o = f.join();
            states.put(o.id, o.state); // NORACE
        }
        System.out.println(states.values().stream().sorted().collect(Collectors.joining(",")));
    }
}
