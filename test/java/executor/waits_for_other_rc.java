// A thread waits for another one on one way only; a stage is added to a future without waiting for it.
import java.util.concurrent.CompletableFuture;
class Main {
    static int data;
    static int staged;
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> data++); // RACE! data
        worker.start();
        Thread waiter = new Thread(() -> {
            try {
                if (args.length > 0)
                    worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        waiter.start();
        waiter.join();
        data++; // RACE! data
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> ++staged) // RACE! staged
            .thenApply(v -> {
                staged += v; // RACE! staged
                return staged; // RACE! staged
            });
        staged++; // RACE! staged
        System.out.println(f.join() + staged + data); // RACE! data
    }
}
