import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolBarrier {
    public static void main(String[] args) {
        final int parties = 4;
        CyclicBarrier barrier = new CyclicBarrier(parties);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < parties; i++) {
            final int id = i;
            pool.submit(() -> {
                System.out.println("prepare " + id);
                barrier.await(); // DEADLOCK!
                System.out.println("run " + id);
                return null;
            });
        }
        pool.shutdown();
    }
}
