// a CompletableFuture is waited for under the lock that its task needs
import java.util.concurrent.CompletableFuture;

class Main {
    private int total;

    private int load(int n) {
        synchronized (this) { // DEADLOCK
            total += n;
            return total;
        }
    }

    synchronized int refresh() { // DEADLOCK
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> load(5)); // DEADLOCK
        return f.join(); // DEADLOCK!
    }

    public static void main(String[] args) {
        System.out.println(new Main().refresh());
    }
}
