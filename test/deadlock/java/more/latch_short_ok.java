// A latch for four that only three count down.
import java.util.concurrent.CountDownLatch;

class Main {
    static final int WORKERS = 3;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(WORKERS);
        int[] out = new int[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            final int k = i;
            new Thread(() -> {
                out[k] = k * k;
                ready.countDown();
            }).start();
        }
        ready.await();
        System.out.println(out[2]);
    }
}
