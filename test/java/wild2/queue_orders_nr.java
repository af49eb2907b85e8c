// Orders go through blocking queues: each stage owns what it took; a poison pill ends it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class Main {
    static class Order {
        static final Order END = new Order(-1);
        final int id;
        double price;
        List<String> notes = new ArrayList<>();

        Order(int id) {
            this.id = id;
        }
    }

    static class Pricer extends Thread {
        private final BlockingQueue<Order> in, out;

        Pricer(BlockingQueue<Order> in, BlockingQueue<Order> out) {
            this.in = in;
            this.out = out;
        }

        @Override
        public void run() {
            try {
                for (Order o = in.take(); o != Order.END; o = in.take()) {
                    o.price = 1.5 * o.id; // NORACE
                    o.notes.add("priced"); // NORACE
                    out.put(o);
                }
                out.put(Order.END);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Order> fresh = new ArrayBlockingQueue<>(10);
        BlockingQueue<Order> priced = new LinkedBlockingQueue<>();
        Pricer pricer = new Pricer(fresh, priced);
        pricer.start();
        Thread billing = new Thread(() -> {
            double sum = 0;
            try {
                while (true) {
                    Order o = priced.take();
                    if (o == Order.END)
                        break;
                    o.notes.add("billed"); // NORACE
                    sum += o.price; // NORACE
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            System.out.println(sum);
        });
        billing.start();
        for (int i = 0; i < 20; i++) {
            Order o = new Order(i);
            o.notes.add("received"); // NORACE
            fresh.put(o);
        }
        fresh.put(Order.END);
        pricer.join();
        billing.join();
    }
}
