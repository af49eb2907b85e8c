import java.util.concurrent.*;

class FutureChain {
    static final ExecutorService io = Executors.newSingleThreadExecutor();

    static CompletableFuture<String> readLine(int n) {
        return CompletableFuture.supplyAsync(() -> "line " + n, io);
    }

    static CompletableFuture<Integer> lengthOf(int n) {
        return readLine(n).thenApplyAsync(String::length, io);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(lengthOf(3).get());
        io.shutdown();
    }
}
