// A service takes its own monitor around a put into a full queue; the consumer needs that monitor before it takes.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class OrderService {
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(10);
    private int accepted;
    private int shipped;

    public synchronized void accept(String order) throws InterruptedException { // DEADLOCK
        accepted++; // DEADLOCK
        queue.put(order); // DEADLOCK!
    }

    public synchronized void ship() throws InterruptedException { // DEADLOCK
        String order = queue.take(); // DEADLOCK
        shipped++;
        System.out.println(order + " " + shipped + "/" + accepted);
    }
}

public class Main {
    public static void main(String[] args) {
        OrderService service = new OrderService();
        Thread shop = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    service.accept("order-" + i); // DEADLOCK
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread warehouse = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    service.ship(); // DEADLOCK
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        shop.start();
        warehouse.start();
    }
}
