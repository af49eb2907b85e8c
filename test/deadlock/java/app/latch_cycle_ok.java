// two services wait for each other
import java.util.concurrent.CountDownLatch;

class Main {
    static final CountDownLatch storageUp = new CountDownLatch(1);
    static final CountDownLatch networkUp = new CountDownLatch(1);

    static class Storage extends Thread {
        @Override public void run() {
            try {
                networkUp.await();
                System.out.println("storage");
                storageUp.countDown();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static class Network extends Thread {
        @Override public void run() {
            try {
                networkUp.countDown();
                storageUp.await();
                System.out.println("network");
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread s = new Storage(), n = new Network();
        s.start();
        n.start();
        s.join();
        n.join();
    }
}
