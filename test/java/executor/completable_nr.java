// One stage after the other, then join.
import java.util.concurrent.CompletableFuture;
class Main {
    static int n;
    public static void main(String[] args) {
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> n++);
        a.join();
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> n + 1);
        System.out.println(b.join() + n);
    }
}
