import java.util.concurrent.*;
class StageAfter {
    public static void main(String[] args) throws Exception {
        ExecutorService single = Executors.newSingleThreadExecutor();
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> {
            return 21;
        }, single);
        f = f.thenApplyAsync(x -> x * 2, single);
        System.out.println(f.join());
        single.shutdown();
    }
}
