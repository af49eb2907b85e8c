// Elimination with pivots: thread 0 exchanges the rows, all wait, each eliminates its rows, all wait.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Linpack implements Runnable {
    final int id, threads;
    final double[][] a;
    final int[] pivots;
    final CyclicBarrier barrier;

    Linpack(int id, int threads, double[][] a, int[] pivots, CyclicBarrier barrier) {
        this.id = id;
        this.threads = threads;
        this.a = a;
        this.pivots = pivots;
        this.barrier = barrier;
    }

    @Override
    public void run() {
        int n = a.length;
        try {
            for (int k = 0; k < n - 1; k++) {
                if (id == 0) {
                    int best = k;
                    for (int i = k + 1; i < n; i++)
                        if (Math.abs(a[i][k]) > Math.abs(a[best][k])) // NORACE
                            best = i;
                    pivots[k] = best; // NORACE
                    double[] row = a[k];
                    a[k] = a[best]; // NORACE
                    a[best] = row; // NORACE
                }
                barrier.await();
                for (int i = k + 1 + id; i < n; i += threads) {
                    double f = a[i][k] / a[k][k];
                    a[i][k] = f; // NORACE
                    for (int j = k + 1; j < n; j++)
                        a[i][j] -= f * a[k][j]; // NORACE
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 30, threads = 3;
        double[][] a = new double[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                a[i][j] = (i * 31 + j * 17) % 23 + 1;
        int[] pivots = new int[n];
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Thread[] t = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            t[i] = new Thread(new Linpack(i, threads, a, pivots, barrier));
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(a[n - 1][n - 1] + " " + pivots[0]); // NORACE
    }
}
