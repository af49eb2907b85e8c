// A barrier for the workers and the main thread, which joins the workers afterwards.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Main {
    private static final int WORKERS = 3;
    private static final CyclicBarrier start = new CyclicBarrier(WORKERS + 1);

    private static void meet() {
        try {
            start.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            int n = i;
            workers[i] = new Thread(() -> {
                meet();
                System.out.println("worker " + n);
            });
            workers[i].start();
        }
        meet();
        for (Thread t : workers)
            t.join();
    }
}
