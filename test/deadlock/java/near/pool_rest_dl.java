import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// Four tasks on two threads: as many meet as there are threads.
class PoolRest {
    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(4);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 4; i++) {
            pool.submit(() -> {
                barrier.await(); // DEADLOCK!
                return null;
            });
        }
        pool.shutdown();
    }
}
