// A task of a pool with one thread waits for another task of the same pool.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Main {
    static final ExecutorService pool = Executors.newFixedThreadPool(1);
    static final ExecutorService io = Executors.newFixedThreadPool(1);

    static int read(String name) {
        return name.length();
    }

    static int sum() {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> read("data"), pool); // DEADLOCK
        return f.join() + 1; // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(Main::sum, pool); // DEADLOCK
        System.out.println(f.get()); // DEADLOCK
        pool.shutdown();
        io.shutdown();
    }
}
