// Red-black relaxation: the colours are divided by a cyclic barrier, rows by thread numbers.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
class Relax implements Runnable {
    private final int id;
    private final int lo;
    private final int hi;
    private final double[][] g;
    private final CyclicBarrier barrier;
    Relax(int id, int threads, double[][] g, CyclicBarrier barrier) {
        this.id = id;
        this.g = g;
        this.barrier = barrier;
        int rows = (g.length - 2) / threads;
        lo = 1 + id * rows;
        hi = lo + rows;
    }
    private void sweep(int colour) {
        for (int i = lo; i < hi; i++) {
            for (int j = 1 + (i + colour) % 2; j < g[i].length - 1; j += 2) {
                g[i][j] = 0.25 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]);
            }
        }
    }
    @Override
    public void run() {
        try {
            for (int it = 0; it < 10; it++) {
                sweep(0);
                barrier.await();
                sweep(1);
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int threads = 4;
        double[][] g = new double[34][34];
        for (int j = 0; j < 34; j++) {
            g[0][j] = 1.0;
        }
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Thread[] team = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            team[i] = new Thread(new Relax(i, threads, g, barrier));
            team[i].start();
        }
        for (int i = 0; i < threads; i++) {
            team[i].join();
        }
        System.out.println(g[16][16]);
    }
}
