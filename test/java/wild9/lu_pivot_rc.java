// Elimination with pivots: after the elimination nobody waits, so that thread 0 exchanges rows others still work on.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Linpack implements Runnable {
    final int id, threads;
    final double[][] a;
    final CyclicBarrier barrier;

    Linpack(int id, int threads, double[][] a, CyclicBarrier barrier) {
        this.id = id;
        this.threads = threads;
        this.a = a;
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
                        if (Math.abs(a[i][k]) > Math.abs(a[best][k])) // RACE! e
                            best = i;
                    double[] row = a[k];
                    a[k] = a[best]; // RACE! r
                    a[best] = row; // RACE! r
                }
                barrier.await();
                for (int i = k + 1 + id; i < n; i += threads) {
                    double f = a[i][k] / a[k][k]; // RACE! r e
                    for (int j = k; j < n; j++)
                        a[i][j] -= f * a[k][j]; // RACE! r e
                }
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
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Thread[] t = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            t[i] = new Thread(new Linpack(i, threads, a, barrier));
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(a[n - 1][n - 1]);
    }
}
