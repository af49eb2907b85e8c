// Stock of a warehouse: items in a concurrent map, but their counts and the list of reorders are plain.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
class StockItem {
    private final String sku;
    private int quantity;
    private int reserved;
    StockItem(String sku, int quantity) {
        this.sku = sku;
        this.quantity = quantity;
    }
    boolean reserve(int n) {
        if (quantity - reserved >= n) { // RACE! q r
            reserved += n; // RACE! r
            return true;
        }
        return false;
    }
    synchronized void ship(int n) {
        reserved -= n; // RACE! r
        quantity -= n; // RACE! q
    }
    String sku() {
        return sku;
    }
}
class Warehouse {
    private final Map<String, StockItem> items = new ConcurrentHashMap<>();
    private final List<String> reorders = new ArrayList<>();
    private final Object orderLock = new Object();
    private int orders;
    void stock(String sku, int n) {
        items.put(sku, new StockItem(sku, n));
    }
    boolean order(String sku, int n) {
        StockItem item = items.get(sku);
        if (item == null) {
            return false;
        }
        if (!item.reserve(n)) {
            reorders.add(item.sku()); // RACE! o
            return false;
        }
        synchronized (orderLock) {
            orders++;
        }
        item.ship(n);
        return true;
    }
    int orders() {
        return orders;
    }
    List<String> reorders() {
        return reorders;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Warehouse w = new Warehouse();
        w.stock("a", 10);
        w.stock("b", 20);
        int n = 4;
        CountDownLatch done = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            int k = i;
            new Thread(() -> {
                w.order("a", k);
                w.order("b", k + 1);
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(w.orders() + " " + w.reorders().size());
    }
}
