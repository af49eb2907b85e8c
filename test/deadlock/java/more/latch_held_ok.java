// Waits for the workers in a synchronized block that they need.
import java.util.concurrent.CountDownLatch;

class Main {
    private final Object lock = new Object();
    private int total;

    void work(CountDownLatch done, int n) {
        synchronized (lock) {
            total += n;
        }
        done.countDown();
    }

    int collect() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            final int n = i;
            new Thread(() -> work(done, n)).start();
        }
        done.await();
        synchronized (lock) {
            return total;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(new Main().collect());
    }
}
