import java.util.concurrent.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = 3;
        CyclicBarrier barrier = new CyclicBarrier(n);
        Thread[] workers = new Thread[n];
        for (int i = 0; i < n; i++) {
            int id = i;
            workers[i] = new Thread(() -> {
                System.out.println("phase one " + id);
                try {
                    barrier.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    return;
                }
                System.out.println("phase two " + id);
            });
            workers[i].start();
        }
        for (Thread t : workers)
            t.join();
    }
}
