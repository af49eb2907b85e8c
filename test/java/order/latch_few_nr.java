// A latch of one that only the first of the threads counts down, after its part.
import java.util.concurrent.CountDownLatch;
class Main {
    static int first;
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch one = new CountDownLatch(1);
        for (int i = 0; i < 4; i++) {
            final int number = i;
            new Thread(() -> {
                if (number == 0) {
                    first = 7;
                    one.countDown();
                }
            }).start();
        }
        one.await();
        System.out.println(first); // NORACE
    }
}
