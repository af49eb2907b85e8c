// Four stages wait for each other at a latch, in a pool of four threads.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Start {
    static final int STAGES = 4;

    public final CountDownLatch ready = new CountDownLatch(STAGES);

    void stage(int n) {
        System.out.println("stage " + n + " is ready");
        ready.countDown();
        try {
            ready.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        System.out.println("stage " + n + " runs");
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(Start.STAGES);
        Start start = new Start();
        for (int i = 0; i < Start.STAGES; i++) {
            int n = i;
            pool.execute(() -> start.stage(n));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
