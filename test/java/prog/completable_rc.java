// CompletableFutures: stages add to a shared list, one total is changed in two stages that run in parallel.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Main {
    static int total;
    static int afterwards;

    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> {
            log.add("a"); // RACE! log
            total += 1; // RACE! total
            return 1;
        });
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> {
            log.add("b"); // RACE! log
            total += 2; // RACE! total
            return 2;
        });
        int sum = a.thenCombine(b, Integer::sum).thenApply(x -> {
            afterwards = x;
            return x + 1;
        }).get();
        System.out.println(sum + total + afterwards + log.size());
    }
}
