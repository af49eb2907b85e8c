// Orders pass through stages of futures; each stage fills in its part of the order.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static class Order {
        final int id;
        double price;
        String address;
        boolean shipped;

        Order(int id) {
            this.id = id;
        }
    }

    static Order price(Order o) {
        o.price = o.id * 9.99; // NORACE
        return o;
    }

    static Order address(Order o) {
        o.address = "street " + o.id; // NORACE
        return o;
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<CompletableFuture<Order>> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int id = i;
            all.add(CompletableFuture.supplyAsync(() -> new Order(id), pool)
                .thenApplyAsync(Main::price, pool)
                .thenApplyAsync(Main::address, pool)
                .thenApply(o -> {
                    o.shipped = true; // NORACE
                    return o;
                }));
        }
        double sum = 0;
        for (CompletableFuture<Order> f : all) {
            Order o = f.join();
            sum += o.price; // NORACE
            System.out.println(o.address + o.shipped); // NORACE
        }
        System.out.println(sum);
        pool.shutdown();
    }
}
