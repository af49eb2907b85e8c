// Results of asynchronous calls: one list is filled by the tasks themselves, others by joining.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
class PriceService {
    private final Map<String, Double> table = new HashMap<>();
    private int lookups;
    PriceService() {
        table.put("apple", 1.0);
        table.put("pear", 2.0);
        table.put("plum", 3.0);
    }
    double price(String name) {
        lookups++; // RACE! l
        return table.getOrDefault(name, 0.0);
    }
    int lookups() {
        return lookups;
    }
}
public class Main {
    public static void main(String[] args) {
        PriceService service = new PriceService();
        List<String> names = List.of("apple", "pear", "plum");
        List<Double> seen = new ArrayList<>();
        List<CompletableFuture<Double>> futures = new ArrayList<>();
        for (String name : names) {
            futures.add(CompletableFuture.supplyAsync(() -> {
                double p = service.price(name);
                seen.add(p); // RACE! s
                return p;
            }));
        }
        CompletableFuture<Void> all = CompletableFuture.allOf(futures.toArray(new CompletableFuture[0]));
        all.join();
        List<Double> right = futures.stream().map(CompletableFuture::join).collect(Collectors.toList());
        double sum = 0;
        for (double d : seen) {
            sum += d;
        }
        System.out.println(right + " " + sum + " " + service.lookups());
    }
}
