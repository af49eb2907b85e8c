// Two tasks of a pool of two wait for tasks of that pool, one after the other.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);

    static int half(int n) throws Exception {
        Future<Integer> part = pool.submit(() -> n / 2);
        return part.get();
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> a = pool.submit(() -> half(10));
        int first = a.get();
        Future<Integer> b = pool.submit(() -> half(20));
        System.out.println(first + b.get());
        pool.shutdown();
    }
}
