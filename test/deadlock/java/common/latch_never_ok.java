import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LatchNever {
    public static void main(String[] args) throws Exception {
        final int n = 4;
        ExecutorService pool = Executors.newFixedThreadPool(n);
        final CountDownLatch latch = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            final int id = i;
            pool.execute(() -> {
                System.out.println("task " + id);
                latch.countDown();
            });
        }
        latch.await();
        pool.shutdown();
    }
}
