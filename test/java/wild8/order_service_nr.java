// The same with orders that lock themselves and a snapshot for readers.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

public class Main {
    enum Status { OPEN, PAID }

    record View(long id, Status status, List<String> skus) {}

    static class Order {
        private final long id;
        private Status status = Status.OPEN;
        private final List<String> skus = new ArrayList<>();

        Order(long id) {
            this.id = id;
        }

        synchronized void add(String sku) {
            if (status == Status.OPEN) // NORACE
                skus.add(sku); // NORACE
        }

        synchronized void pay() {
            status = Status.PAID; // NORACE
        }

        synchronized View view() {
            return new View(id, status, List.copyOf(skus)); // NORACE
        }
    }

    static class Service {
        private final Map<Long, Order> orders = new ConcurrentHashMap<>();
        private final AtomicLong next = new AtomicLong();

        Order open() {
            Order o = new Order(next.incrementAndGet());
            orders.put(o.id, o);
            return o;
        }

        void extend(long id, String sku) {
            Order o = orders.get(id);
            if (o != null)
                o.add(sku);
        }
    }

    public static void main(String[] args) {
        Service service = new Service();
        long id = service.open().id;
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 5; i++) {
            String sku = "sku" + i;
            pool.submit(() -> service.extend(id, sku));
            pool.submit(() -> service.orders.get(id).pay());
            pool.submit(() -> {
                View v = service.orders.get(id).view();
                System.out.println(v.id() + " " + v.status() + v.skus().size()); // NORACE
            });
        }
        pool.shutdown();
    }
}
