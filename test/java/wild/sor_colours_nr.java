// Rows of two colours in strips, with a barrier between sweeps; main takes part as number 0.
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
public class Main {
    static double gTotal;
    static int threads = 4;
    static double[][] randomMatrix(int m, int n, Random r) {
        double[][] a = new double[m][n];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = r.nextDouble() * 1e-6;
            }
        }
        return a;
    }
    static class SORRunner implements Runnable {
        final int id;
        final double[][] g;
        final int iterations;
        final double omega;
        final CyclicBarrier barrier;
        SORRunner(int id, double omega, double[][] g, int iterations, CyclicBarrier barrier) {
            this.id = id;
            this.omega = omega;
            this.g = g;
            this.iterations = iterations;
            this.barrier = barrier;
        }
        @Override
        public void run() {
            int m = g.length;
            int n = g[0].length;
            double omegaOverFour = omega * 0.25;
            double oneMinusOmega = 1.0 - omega;
            int slice = (m / 2 + threads - 1) / threads;
            int low = id * slice * 2 + 1;
            int high = (id + 1) * slice * 2 + 1;
            if (high > m - 1) {
                high = m - 1;
            }
            try {
                for (int p = 0; p < 2 * iterations; p++) {
                    for (int i = low + p % 2; i < high; i += 2) {
                        double[] gi = g[i];
                        double[] gim1 = g[i - 1];
                        double[] gip1 = g[i + 1];
                        for (int j = 1; j < n - 1; j++) {
                            gi[j] = omegaOverFour * (gim1[j] + gip1[j] + gi[j - 1] + gi[j + 1]) + oneMinusOmega * gi[j]; // NORACE
                        }
                    }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        double[][] g = randomMatrix(100, 100, new Random(10101010));
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Thread[] th = new Thread[threads];
        for (int i = 1; i < threads; i++) {
            th[i] = new Thread(new SORRunner(i, 1.25, g, 100, barrier));
            th[i].start();
        }
        new SORRunner(0, 1.25, g, 100, barrier).run();
        for (int i = 1; i < threads; i++) {
            th[i].join();
        }
        for (int i = 1; i < g.length - 1; i++) {
            for (int j = 1; j < g[0].length - 1; j++) {
                gTotal += g[i][j];
            }
        }
        System.out.println(gTotal);
    }
}
