import java.util.concurrent.*;
class StageAfter {
    public static void main(String[] args) throws Exception {
        ExecutorService single = Executors.newSingleThreadExecutor();
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> {
            CompletableFuture<Integer> g = CompletableFuture.supplyAsync(() -> 21, single); // DEADLOCK!
            return g.join() * 2; // DEADLOCK
        }, single);
        System.out.println(f.join());
        single.shutdown();
    }
}
