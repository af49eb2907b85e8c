// What the task writes is read after its future was asked.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Main {
    static int n;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        n = 1;
        Future<?> f = pool.submit(() -> { n++; });
        f.get();
        System.out.println(n);
        pool.shutdown();
    }
}
