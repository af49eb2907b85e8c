// a CompletableFuture is waited for under the lock that its task needs
import java.util.concurrent.CompletableFuture;

class Main {
    private int total;

    private int load(int n) {
        synchronized (this) {
            total += n;
            return total;
        }
    }

    int refresh() {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> load(5));
        return f.join();
    }

    public static void main(String[] args) {
        System.out.println(new Main().refresh());
    }
}
