// One of the accesses stands behind the count.
import java.util.concurrent.CountDownLatch;
class Main {
    static int before, behind;
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            before = 1;
            done.countDown();
            behind = 2; // RACE!
        }).start();
        done.await();
        System.out.println(before);
        System.out.println(behind); // RACE!
    }
}
