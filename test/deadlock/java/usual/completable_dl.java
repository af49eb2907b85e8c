import java.util.concurrent.*;
class Completable {
    private int total;
    private synchronized int add(int n) { total += n; return total; } // DEADLOCK
    void run() throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> add(3));
        synchronized (this) { // DEADLOCK
            total += f.join(); // DEADLOCK!
        }
    }
    public static void main(String[] a) throws Exception { new Completable().run(); }
}
