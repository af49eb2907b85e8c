// A start latch and a done latch around the work.
import java.util.concurrent.CountDownLatch;
public class Main {
    static int input;
    static int[] output;
    public static void main(String[] args) throws Exception {
        int n = 4;
        CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            int id = i;
            new Thread(() -> {
                try {
                    start.await();
                    output[id] = input + id;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } finally {
                    done.countDown();
                }
            }).start();
        }
        input = 7;
        output = new int[n];
        start.countDown();
        done.await();
        System.out.println(output[2]);
    }
}
