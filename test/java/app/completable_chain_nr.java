// The results of two stages are combined.
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
        CompletableFuture<Double> total = price.thenCombine(tax, (p, t) -> p + t);
        order.total = total.get();
        System.out.println(order.total);
    }
}
