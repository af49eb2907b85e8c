// waits for three services, starts two
import java.util.concurrent.CountDownLatch;

class Main {
    static class Service implements Runnable {
        private final String name;
        private final CountDownLatch latch;
        Service(String name, CountDownLatch latch) { this.name = name; this.latch = latch; }
        @Override public void run() {
            System.out.println(name + " is up");
            latch.countDown(); // DEADLOCK
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final CountDownLatch latch = new CountDownLatch(3); // DEADLOCK
        Thread cache = new Thread(new Service("cache", latch));
        Thread alert = new Thread(new Service("alert", latch));
        cache.start();
        alert.start();
        latch.await(); // DEADLOCK!
        System.out.println("all services up");
    }
}
