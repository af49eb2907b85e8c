// A small order service: the repository is synchronised, the entities it hands out are not.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    enum Status { OPEN, PAID, SHIPPED }

    static class Line {
        final String sku;
        int quantity;

        Line(String sku, int quantity) {
            this.sku = sku;
            this.quantity = quantity;
        }
    }

    static class Order {
        final long id;
        private Status status = Status.OPEN;
        private final List<Line> lines = new ArrayList<>();

        Order(long id) {
            this.id = id;
        }

        void add(String sku, int n) {
            for (Line l : lines) // RACE! l
                if (l.sku.equals(sku)) {
                    l.quantity += n; // RACE! q
                    return;
                }
            lines.add(new Line(sku, n)); // RACE! l
        }

        void pay() {
            if (status == Status.OPEN) // RACE! s
                status = Status.PAID; // RACE! s
        }

        Status status() {
            return status; // RACE! s
        }
    }

    static class Repository {
        private final Map<Long, Order> orders = new HashMap<>();
        private long next = 1;

        synchronized Order create() {
            Order o = new Order(next++); // NORACE
            orders.put(o.id, o); // NORACE
            return o;
        }

        synchronized Optional<Order> find(long id) {
            return Optional.ofNullable(orders.get(id)); // NORACE
        }
    }

    static class Service {
        private final Repository repository = new Repository();

        long open(String sku) {
            Order o = repository.create();
            o.add(sku, 1);
            return o.id;
        }

        void extend(long id, String sku) {
            repository.find(id).ifPresent(o -> o.add(sku, 2));
        }

        void pay(long id) {
            repository.find(id).ifPresent(Order::pay);
        }

        String describe(long id) {
            return repository.find(id).map(o -> o.id + " " + o.status()).orElse("?");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Service service = new Service();
        long id = service.open("pen");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 5; i++) {
            int n = i;
            pool.submit(() -> service.extend(id, "sku" + n % 2));
            pool.submit(() -> service.pay(id));
            pool.submit(() -> System.out.println(service.describe(id)));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
    }
}
