// Two permits around a try, in a method with handlers for both.
import java.util.concurrent.*;
public class Main {
    static final Semaphore permit = new Semaphore(2);
    static final CountDownLatch done = new CountDownLatch(2);
    static int shared;
    public static void main(String[] args) throws Exception {
        Runnable r = () -> {
            try {
                permit.acquire();
                try {
                    shared++; // RACE!
                } finally {
                    permit.release();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                done.countDown();
            }
        };
        new Thread(r).start();
        new Thread(r).start();
        done.await();
    }
}
