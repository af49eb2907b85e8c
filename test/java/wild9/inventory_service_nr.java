// A shop: an immutable snapshot is replaced under a lock and read through a volatile field.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Inventory {
    private volatile Map<String, Integer> stock = Collections.emptyMap();
    private String lastOrder;

    synchronized boolean take(String item) {
        Integer n = stock.get(item); // NORACE
        if (n == null || n == 0)
            return false;
        Map<String, Integer> next = new HashMap<>(stock); // NORACE
        next.put(item, n - 1); // NORACE
        stock = next;
        lastOrder = item; // NORACE
        return true;
    }

    synchronized void restock(String item, int n) {
        Map<String, Integer> next = new HashMap<>(stock);
        next.merge(item, n, Integer::sum); // NORACE
        stock = Collections.unmodifiableMap(next);
    }

    int left() {
        int sum = 0;
        for (int n : stock.values()) // NORACE
            sum += n;
        return sum;
    }

    synchronized String lastOrder() {
        return lastOrder; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Inventory inventory = new Inventory();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20; i++) {
            String item = "item" + i % 3;
            pool.submit(() -> inventory.restock(item, 2));
            pool.submit(() -> {
                if (inventory.take(item))
                    System.out.println("sold " + inventory.lastOrder() + ", left " + inventory.left());
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
