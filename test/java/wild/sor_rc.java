// Successive over-relaxation on rows, threads wait for their neighbours by an array that is not volatile in its elements.
import java.util.Random;
class Relaxer implements Runnable {
    final int id;
    final double[][] grid;
    final double omega;
    final int iterations;
    final long[][] sync;
    Relaxer(int id, double omega, double[][] grid, int iterations, long[][] sync) {
        this.id = id;
        this.omega = omega;
        this.grid = grid;
        this.iterations = iterations;
        this.sync = sync;
    }
    public void run() {
        int rows = grid.length;
        int cols = grid[0].length;
        int slice = (rows / 2 + Main.threads - 1) / Main.threads;
        int low = id * slice + 1;
        int high = id == Main.threads - 1 ? rows - 1 : low + slice;
        for (int p = 0; p < 2 * iterations; p++) {
            for (int i = low + p % 2; i < high; i += 2) {
                double[] row = grid[i];
                double[] above = grid[i - 1];
                double[] below = grid[i + 1];
                for (int j = 1; j < cols - 1; j++) {
                    row[j] = omega * 0.25 * (above[j] + below[j] + row[j - 1] + row[j + 1]) + (1 - omega) * row[j]; // RACE! g
                }
            }
            sync[id][0]++; // RACE! s
            if (id > 0) {
                while (sync[id - 1][0] < sync[id][0]) { // RACE! s
                }
            }
            if (id < Main.threads - 1) {
                while (sync[id + 1][0] < sync[id][0]) { // RACE! s
                }
            }
        }
    }
}
public class Main {
    static int threads = 4;
    public static void main(String[] args) throws InterruptedException {
        int n = 200;
        double[][] g = new double[n][n];
        Random random = new Random(10101010);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                g[i][j] = random.nextDouble() * 1e-6;
            }
        }
        long[][] sync = new long[threads][8];
        Thread[] pool = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            pool[i] = new Thread(new Relaxer(i, 1.25, g, 50, sync));
            pool[i].start();
        }
        for (int i = 0; i < threads; i++) {
            pool[i].join();
        }
        double total = 0;
        for (int i = 1; i < n - 1; i++) {
            for (int j = 1; j < n - 1; j++) {
                total += g[i][j];
            }
        }
        System.out.println(total);
    }
}
