// A shop: stock under a read-write lock, but restocking happens under the read lock, and the last order is a plain field.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Inventory {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> stock = new HashMap<>();
    private String lastOrder;

    boolean take(String item) {
        lastOrder = item; // RACE! o
        lock.writeLock().lock();
        try {
            Integer n = stock.get(item);
            if (n == null || n == 0)
                return false;
            stock.put(item, n - 1);
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }

    void restock(String item, int n) {
        lock.readLock().lock();
        try {
            stock.merge(item, n, Integer::sum); // RACE! s
        } finally {
            lock.readLock().unlock();
        }
    }

    String lastOrder() {
        return lastOrder; // RACE! o
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
                    System.out.println("sold " + inventory.lastOrder());
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
