// Successive over-relaxation, red and black rows, with a CyclicBarrier between the half steps.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Relaxer implements Runnable {
    private static final double OMEGA = 1.25;
    private final double[][] g;
    private final int lo, hi, steps;
    private final CyclicBarrier barrier;

    Relaxer(double[][] g, int lo, int hi, int steps, CyclicBarrier barrier) {
        this.g = g;
        this.lo = lo;
        this.hi = hi;
        this.steps = steps;
        this.barrier = barrier;
    }

    public void run() {
        try {
            for (int p = 0; p < 2 * steps; p++) {
                for (int i = lo + (p + lo) % 2; i < hi; i += 2) {
                    double[] row = g[i], up = g[i - 1], down = g[i + 1];
                    for (int j = 1; j < row.length - 1; j++)
                        row[j] = OMEGA * 0.25 * (up[j] + down[j] + row[j - 1] + row[j + 1])
                            + (1 - OMEGA) * row[j];
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        int n = 102, threads = 4, chunk = (n - 2) / threads;
        double[][] g = new double[n][n];
        for (int i = 0; i < n; i++)
            g[i][0] = i;
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Thread[] t = new Thread[threads];
        for (int k = 0; k < threads; k++) {
            t[k] = new Thread(new Relaxer(g, 1 + k * chunk, 1 + (k + 1) * chunk, 10, barrier));
            t[k].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(g[50][50]);
    }
}
