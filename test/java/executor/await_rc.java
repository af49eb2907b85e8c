// shutdown does not wait.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    static int n;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(() -> n++); // RACE!
        pool.shutdown();
        System.out.println(n); // RACE!
    }
}
