// Two tasks of a pool of two wait for tasks of that pool.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);

    static int half(int n) throws Exception {
        Future<Integer> part = pool.submit(() -> n / 2); // DEADLOCK
        return part.get(); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> a = pool.submit(() -> half(10)); // DEADLOCK
        Future<Integer> b = pool.submit(() -> half(20)); // DEADLOCK
        System.out.println(a.get() + b.get()); // DEADLOCK
        pool.shutdown();
    }
}
