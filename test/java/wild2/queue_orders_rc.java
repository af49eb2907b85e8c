// The producer keeps the order in a list of its own and marks it late after queueing it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class Main {
    static class Order {
        final int id;
        boolean late;
        String state = "new";

        Order(int id) {
            this.id = id;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Order> queue = new LinkedBlockingQueue<>(100);
        List<Order> mine = new ArrayList<>();
        Thread worker = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    Order o = queue.take();
                    o.state = o.late ? "express" : "normal"; // RACE! s l
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        worker.start();
        for (int i = 0; i < 20; i++) {
            Order o = new Order(i);
            mine.add(o);
            queue.put(o);
            if (i % 3 == 0)
                o.late = true; // RACE! l
        }
        for (Order o : mine)
            System.out.println(o.id + o.state); // RACE! s
        worker.join();
    }
}
