// The main thread waits for three workers.
import java.util.concurrent.CountDownLatch;
class Main {
    static final int[] parts = new int[3];
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> {
                parts[k] = k;
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(parts[0] + parts[1] + parts[2]);
    }
}
