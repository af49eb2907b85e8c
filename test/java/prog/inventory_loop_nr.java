// A stock that lives in a single-threaded executor; others ask it through tasks and futures.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class Item {
    final String name;
    int stock;
    int reserved;

    Item(String name, int stock) {
        this.name = name;
        this.stock = stock;
    }
}

class Inventory {
    private final ExecutorService loop = Executors.newSingleThreadExecutor();
    private final Map<String, Item> items = new HashMap<>();
    private int rejected;

    void supply(String name, int n) {
        loop.execute(() -> {
            Item item = items.computeIfAbsent(name, k -> new Item(k, 0));
            item.stock += n;
        });
    }

    Future<Boolean> reserve(String name, int n) {
        return loop.submit(() -> {
            Item item = items.get(name);
            if (item == null || item.stock - item.reserved < n) {
                rejected++;
                return false;
            }
            item.reserved += n;
            return true;
        });
    }

    CompletableFuture<Integer> available(String name) {
        return CompletableFuture.supplyAsync(() -> {
            Item item = items.get(name);
            return item == null ? 0 : item.stock - item.reserved;
        }, loop);
    }

    int close() throws InterruptedException {
        loop.shutdown();
        loop.awaitTermination(10, TimeUnit.SECONDS);
        return rejected;
    }
}

class Main {
    public static void main(String[] args) throws Exception {
        Inventory inventory = new Inventory();
        Thread[] shops = new Thread[3];
        for (int i = 0; i < shops.length; i++) {
            shops[i] = new Thread(() -> {
                try {
                    for (int n = 0; n < 20; n++) {
                        inventory.supply("pen", 2);
                        if (!inventory.reserve("pen", 3).get())
                            System.out.println("none left");
                    }
                } catch (InterruptedException | ExecutionException e) {
                    System.err.println(e);
                }
            });
            shops[i].start();
        }
        System.out.println(inventory.available("pen").get());
        for (Thread t : shops)
            t.join();
        System.out.println(inventory.close());
    }
}
