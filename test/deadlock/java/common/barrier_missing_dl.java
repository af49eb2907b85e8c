import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierMissing {
    static class Worker extends Thread {
        private final CyclicBarrier barrier;
        private final int id;
        Worker(CyclicBarrier barrier, int id) { this.barrier = barrier; this.id = id; }
        @Override
        public void run() {
            try {
                System.out.println("worker " + id + " ready");
                barrier.await(); // DEADLOCK!
                System.out.println("worker " + id + " runs");
            } catch (InterruptedException | BrokenBarrierException e) {
                e.printStackTrace();
            }
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("go"));
        new Worker(barrier, 1).start();
        new Worker(barrier, 2).start();
    }
}
