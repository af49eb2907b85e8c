// A thread waits for another one that main has made; main waits for the waiting one only.
import java.util.concurrent.CompletableFuture;
class Main {
    static int data;
    static int staged;
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> data++);
        worker.start();
        Thread waiter = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            data++;
        });
        waiter.start();
        waiter.join();
        data++;
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> ++staged).thenApply(v -> {
            staged += v;
            return staged;
        });
        System.out.println(f.join() + staged + data);
    }
}
