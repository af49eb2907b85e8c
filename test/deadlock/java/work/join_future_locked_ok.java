import java.util.concurrent.*;

public class Main {
    private final Object lock = new Object();
    private int hits;

    int count() {
        synchronized (lock) {
            return ++hits;
        }
    }

    int refresh() {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(this::count);
        return f.join();
    }

    public static void main(String[] args) {
        System.out.println(new Main().refresh());
    }
}
