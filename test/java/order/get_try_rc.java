// The first task may fail; then nobody has waited for the second one.
import java.util.concurrent.*;
public class Main {
    static int a, b;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int n = args.length;
        Future<?> f = pool.submit(() -> {
            if (n == 0)
                throw new IllegalStateException();
            a = 1;
        });
        Future<?> g = pool.submit(() -> { b = 2; }); // RACE!
        try {
            f.get();
            g.get();
        } catch (Exception e) {
            e.printStackTrace();
        }
        pool.shutdown();
        System.out.println(a + b); // RACE!
    }
}
