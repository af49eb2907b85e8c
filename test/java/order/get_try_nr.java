// Two results are got in one try: neither task throws.
import java.util.concurrent.*;
public class Main {
    static int a, b;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> f = pool.submit(() -> { a = 1; });
        Future<?> g = pool.submit(() -> { b = 2; });
        try {
            f.get();
            g.get();
        } catch (Exception e) {
            e.printStackTrace();
        }
        pool.shutdown();
        System.out.println(a + b); // NORACE
    }
}
