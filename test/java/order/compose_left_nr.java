// A stage starts a task that it is composed with; who gets the result comes after both.
import java.util.concurrent.CompletableFuture;
public class Main {
    static class Order {
        String state = "new";
    }
    public static void main(String[] args) {
        Order order = new Order();
        CompletableFuture<Order> shipped = CompletableFuture.supplyAsync(() -> order)
            .thenCompose(o -> CompletableFuture.supplyAsync(() -> {
                o.state = "shipped"; // NORACE
                return o;
            }));
        System.out.println(shipped.join().state); // NORACE
    }
}
