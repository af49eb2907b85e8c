// Two asynchronous parts that are combined; each stage has its own data.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Report {
    final List<String> lines = new ArrayList<>();
    int total;
}
class Loader {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private Report load(String name, int n) {
        Report r = new Report();
        for (int i = 0; i < n; i++) {
            r.lines.add(name + i);
            r.total += i;
        }
        return r;
    }
    private Report merge(Report a, Report b) {
        a.lines.addAll(b.lines);
        a.total += b.total;
        return a;
    }
    CompletableFuture<Report> both() {
        CompletableFuture<Report> first = CompletableFuture.supplyAsync(() -> load("a", 10), pool);
        CompletableFuture<Report> second = CompletableFuture.supplyAsync(() -> load("b", 20), pool);
        return first.thenCombine(second, this::merge).thenApply(r -> {
            r.total *= 2;
            return r;
        });
    }
    void close() {
        pool.shutdown();
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        Report r = loader.both().get();
        loader.close();
        r.lines.add("end");
        System.out.println(r.total + " " + r.lines.size());
    }
}
