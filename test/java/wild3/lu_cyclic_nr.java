// LU without pivoting: rows by turns, a barrier after each column.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main implements Runnable {
    private static final int N = 50, P = 4;
    private static double[][] a = new double[N][N];
    private static CyclicBarrier barrier = new CyclicBarrier(P);
    private final int id;

    Main(int id) {
        this.id = id;
    }

    @Override
    public void run() {
        try {
            for (int k = 0; k < N - 1; k++) {
                for (int i = k + 1; i < N; i++) {
                    if (i % P != id)
                        continue;
                    a[i][k] /= a[k][k]; // NORACE
                    for (int j = k + 1; j < N; j++)
                        a[i][j] -= a[i][k] * a[k][j]; // NORACE
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                a[i][j] = i == j ? N : 1.0 / (1 + i + j);
        Thread[] workers = new Thread[P];
        for (int p = 0; p < P; p++) {
            workers[p] = new Thread(new Main(p));
            workers[p].start();
        }
        for (Thread w : workers)
            w.join();
        System.out.println(a[N - 1][N - 1]); // NORACE
    }
}
