import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolLatchQueue {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch ready = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                ready.await();
                System.out.println("consumer runs");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        pool.execute(() -> {
            System.out.println("producer runs");
            ready.countDown();
        });
        pool.shutdown();
    }
}
