// Two independent stages of a future add to one total.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
class Main {
    static class Order {
        double price;
        double tax;
        double total;
    }
    static double lookup(String item) {
        return item.length() * 2.5;
    }
    public static void main(String[] args) throws ExecutionException, InterruptedException {
        Order order = new Order();
        CompletableFuture<Double> price = CompletableFuture.supplyAsync(() -> lookup("book"));
        CompletableFuture<Double> tax = CompletableFuture.supplyAsync(() -> 0.2);
        CompletableFuture<Void> a = price.thenAccept(p -> {
            order.price = p;
            order.total += p; // RACE!
        });
        CompletableFuture<Void> b = tax.thenAccept(t -> {
            order.tax = t;
            order.total += t; // RACE!
        });
        CompletableFuture.allOf(a, b).join();
        System.out.println(order.total);
    }
}
