import java.util.concurrent.*;

public class Main {
    private final Object lock = new Object();
    private int hits;

    int count() {
        synchronized (lock) { // DEADLOCK!
            return ++hits; // DEADLOCK
        }
    }

    int refresh() {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(this::count); // DEADLOCK
        synchronized (lock) {
            return f.join(); // DEADLOCK!
        }
    }

    public static void main(String[] args) {
        System.out.println(new Main().refresh());
    }
}
