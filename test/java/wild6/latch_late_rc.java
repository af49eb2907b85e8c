// One field is written after the latch has been counted down.
import java.util.concurrent.CountDownLatch;

public class Main {
    static class Loader implements Runnable {
        private final CountDownLatch ready;
        byte[] content;
        int checksum;

        Loader(CountDownLatch ready) {
            this.ready = ready;
        }

        @Override
        public void run() {
            content = new byte[] {1, 2, 3}; // NORACE
            ready.countDown();
            int sum = 0;
            for (byte b : content)
                sum += b;
            checksum = sum; // RACE!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(1);
        Loader loader = new Loader(ready);
        new Thread(loader).start();
        ready.await();
        System.out.println(loader.content.length); // NORACE
        System.out.println(loader.checksum); // RACE!
    }
}
