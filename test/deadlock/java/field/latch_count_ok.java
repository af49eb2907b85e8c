// waits for three services, starts two
import java.util.concurrent.CountDownLatch;

class Main {
    static class Service implements Runnable {
        private final String name;
        private final CountDownLatch latch;
        Service(String name, CountDownLatch latch) { this.name = name; this.latch = latch; }
        @Override public void run() {
            System.out.println(name + " is up");
            latch.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final CountDownLatch latch = new CountDownLatch(2);
        Thread cache = new Thread(new Service("cache", latch));
        Thread alert = new Thread(new Service("alert", latch));
        cache.start();
        alert.start();
        latch.await();
        System.out.println("all services up");
    }
}
