// Stages hand one record on; the caller reads it after join.
import java.util.*;
import java.util.concurrent.*;
public class Main {
    static class Order { double price; String state = "new"; final List<String> log = new ArrayList<>(); }
    public static void main(String[] args) {
        Order order = new Order();
        CompletableFuture<Order> f = CompletableFuture.supplyAsync(() -> {
            order.price = 10;
            order.log.add("priced");
            return order;
        }).thenApplyAsync(o -> {
            o.price *= 1.2;
            o.state = "taxed";
            o.log.add("taxed");
            return o;
        }).thenCompose(o -> CompletableFuture.supplyAsync(() -> {
            o.state = "shipped";
            return o;
        }));
        Order o = f.join();
        System.out.println(o.price + o.state + order.log.size());
    }
}
