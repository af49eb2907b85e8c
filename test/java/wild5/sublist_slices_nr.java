// Slices of a list, one for each task, by subList; results into slots of an array.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Item {
    final int weight;
    double price;

    Item(int weight) {
        this.weight = weight;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            items.add(new Item(i)); // NORACE
        int n = 4, size = items.size() / n; // NORACE
        double[] sums = new double[n];
        ExecutorService pool = Executors.newFixedThreadPool(n);
        for (int t = 0; t < n; t++) {
            int id = t;
            List<Item> slice = items.subList(t * size, (t + 1) * size); // NORACE
            pool.execute(() -> {
                for (Item x : slice) { // NORACE
                    x.price = x.weight * 1.5; // NORACE
                    sums[id] += x.price; // NORACE
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        double total = 0;
        for (double s : sums)
            total += s; // NORACE
        System.out.println(total + " " + items.get(3).price); // NORACE
    }
}
