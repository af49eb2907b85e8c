// The second wait at the barrier is missing: rows are written again while the sum still reads them.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int N = 4;
    static final double[][] grid = new double[N][16];
    static double total;

    static class RowWorker implements Runnable {
        private final int row;
        private final CyclicBarrier barrier;

        RowWorker(int row, CyclicBarrier barrier) {
            this.row = row;
            this.barrier = barrier;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < grid[row].length; i++)
                    grid[row][i] = row * i;
                barrier.await();
                if (row == 0)
                    for (double[] r : grid)
                        for (double v : r) // RACE! g
                            total += v; // RACE! t
                grid[row][0] = total; // RACE! g t
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(N);
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            threads[i] = new Thread(new RowWorker(i, barrier));
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(total);
    }
}
