// A service counts under its monitor and puts and takes without it.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class OrderService {
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(10);
    private int accepted;
    private int shipped;

    public void accept(String order) throws InterruptedException {
        synchronized (this) {
            accepted++;
        }
        queue.put(order);
    }

    public void ship() throws InterruptedException {
        String order = queue.take();
        synchronized (this) {
            shipped++;
            System.out.println(order + " " + shipped + "/" + accepted);
        }
    }
}

public class Main {
    public static void main(String[] args) {
        OrderService service = new OrderService();
        Thread shop = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    service.accept("order-" + i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread warehouse = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    service.ship();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        shop.start();
        warehouse.start();
    }
}
