// A CyclicBarrier for one more than there are.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Main {
    static class Stage implements Runnable {
        private final CyclicBarrier barrier;
        private final int[] cells;
        private final int index;

        Stage(CyclicBarrier b, int[] c, int i) {
            barrier = b;
            cells = c;
            index = i;
        }

        @Override public void run() {
            try {
                cells[index] = index;
                barrier.await(); // DEADLOCK!
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        CyclicBarrier barrier = new CyclicBarrier(n + 1);
        int[] cells = new int[n];
        Thread[] t = new Thread[n];
        for (int i = 0; i < n; i++) {
            t[i] = new Thread(new Stage(barrier, cells, i));
            t[i].start();
        }
        for (Thread x : t)
            x.join(); // DEADLOCK
    }
}
