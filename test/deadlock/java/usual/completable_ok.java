import java.util.concurrent.*;
class Completable {
    private int total;
    private synchronized int add(int n) { total += n; return total; }
    void run() throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> add(3));
        int v = f.join();
        synchronized (this) { total += v; }
    }
    public static void main(String[] a) throws Exception { new Completable().run(); }
}
