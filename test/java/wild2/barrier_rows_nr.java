// Rows are computed between two waits at a barrier; then one thread adds them up.
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
                    grid[row][i] = row * i; // NORACE
                barrier.await();
                if (row == 0)
                    for (double[] r : grid)
                        for (double v : r)
                            total += v; // NORACE
                barrier.await();
                grid[row][0] = total; // NORACE
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
        System.out.println(total + grid[1][0]); // NORACE
    }
}
