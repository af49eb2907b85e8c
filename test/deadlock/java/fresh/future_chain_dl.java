import java.util.concurrent.*;

class FutureChain {
    static final ExecutorService io = Executors.newSingleThreadExecutor();

    static CompletableFuture<String> readLine(int n) {
        return CompletableFuture.supplyAsync(() -> "line " + n, io); // DEADLOCK
    }

    static CompletableFuture<Integer> lengthOf(int n) {
        return CompletableFuture.supplyAsync(() -> readLine(n).join().length(), io); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        System.out.println(lengthOf(3).get()); // DEADLOCK
        io.shutdown();
    }
}
