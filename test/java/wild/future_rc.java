// Stages of futures: what a later stage reads is ordered; what two parallel ones and the caller write is not.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
public class Main {
    static class Order {
        int quantity;
        double price;
        String status = "new";
    }
    static int processed;
    static int audited;
    static Order fetch(int id) {
        Order o = new Order();
        o.quantity = id;
        return o;
    }
    static Order price(Order o) {
        o.price = o.quantity * 1.5;
        return o;
    }
    public static void main(String[] args) throws Exception {
        List<CompletableFuture<Order>> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int id = i;
            all.add(CompletableFuture.supplyAsync(() -> fetch(id)).thenApplyAsync(Main::price).thenApply(o -> {
                processed++; // RACE! p
                return o;
            }));
        }
        CompletableFuture<Void> audit = CompletableFuture.runAsync(() -> audited++);
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        audit.get();
        double sum = 0;
        for (CompletableFuture<Order> f : all) {
            Order o = f.get();
            o.status = "done";
            sum += o.price;
        }
        Order shared = new Order();
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> shared.status = "a"); // RACE! s
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> {
            shared.status = "b"; // RACE! s
            shared.quantity = 2; // RACE! q
        });
        System.out.println(shared.quantity); // RACE! q
        a.thenCombine(b, (x, y) -> shared.status).thenAccept(System.out::println).join();
        System.out.println(sum + processed + audited);
    }
}
