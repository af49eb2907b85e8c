// Two stages that do not depend on each other.
import java.util.concurrent.CompletableFuture;
class Main {
    static int n;
    public static void main(String[] args) {
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> n++); // RACE!
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> n--); // RACE!
        CompletableFuture.allOf(a, b).join();
        System.out.println(n);
    }
}
