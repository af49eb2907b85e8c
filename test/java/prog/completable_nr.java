// CompletableFutures: stages hand their results on, allOf().join() before the main thread reads.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    static class Order {
        int price;
        int tax;
    }

    public static void main(String[] args) {
        List<CompletableFuture<Order>> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int n = i;
            all.add(CompletableFuture.supplyAsync(() -> {
                Order o = new Order();
                o.price = n * 10;
                return o;
            }).thenApply(o -> {
                o.tax = o.price / 5;
                return o;
            }));
        }
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        int sum = 0;
        for (CompletableFuture<Order> f : all) {
            Order o = f.join();
            o.price += o.tax;
            sum += o.price;
        }
        System.out.println(sum);
    }
}
