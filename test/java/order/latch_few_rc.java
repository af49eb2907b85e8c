// A latch of one that all four threads count down: main goes on when the first of them is done.
import java.util.concurrent.CountDownLatch;
class Main {
    static final int[] results = new int[4];
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch one = new CountDownLatch(1);
        for (int i = 0; i < 4; i++) {
            final int number = i;
            new Thread(() -> {
                results[number] = number * number; // RACE!
                one.countDown();
            }).start();
        }
        one.await();
        int sum = 0;
        for (int i = 0; i < 4; i++)
            sum += results[i]; // RACE!
        System.out.println(sum);
    }
}
