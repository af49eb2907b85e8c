// A permit around a try, in a method with handlers for both.
import java.util.concurrent.*;
public class Main {
    static final Semaphore permit = new Semaphore(1);
    static final CountDownLatch done = new CountDownLatch(2);
    static int shared;
    public static void main(String[] args) throws Exception {
        Runnable r = () -> {
            try {
                permit.acquire();
                try {
                    shared++;
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
