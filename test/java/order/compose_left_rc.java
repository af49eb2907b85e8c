// A task that fails leaves the thread behind that it has started; who catches that meets it.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
public class Main {
    static class Order {
        String state = "new";
        void check() {
            if (state.isEmpty())
                throw new IllegalStateException();
        }
    }
    public static void main(String[] args) {
        Order order = new Order(), other = new Order();
        CompletableFuture<Order> shipped = CompletableFuture.supplyAsync(() -> {
            Thread t = new Thread(() -> order.state = "shipped"); // RACE!
            t.start();
            other.check();
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return order;
        });
        try {
            shipped.join();
        } catch (CompletionException e) {
            System.out.println(order.state); // RACE!
        }
    }
}
