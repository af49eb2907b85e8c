// Sparse product with rows dealt out by entries: entries of one row may fall in two threads.
import java.util.Random;
public class Main {
    static double ytotal;
    static final int N = 500;
    static final int NZ = 2500;
    static class Multiply implements Runnable {
        final int id;
        final double[] val;
        final int[] row;
        final int[] col;
        final double[] x;
        final double[] y;
        final int low;
        final int high;
        Multiply(int id, double[] val, int[] row, int[] col, double[] x, double[] y, int low, int high) {
            this.id = id;
            this.val = val;
            this.row = row;
            this.col = col;
            this.x = x;
            this.y = y;
            this.low = low;
            this.high = high;
        }
        public void run() {
            for (int reps = 0; reps < 20; reps++) {
                for (int i = low; i < high; i++) {
                    y[row[i]] += x[col[i]] * val[i]; // RACE!
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Random r = new Random(1966);
        double[] x = new double[N];
        double[] y = new double[N];
        double[] val = new double[NZ];
        int[] row = new int[NZ];
        int[] col = new int[NZ];
        for (int i = 0; i < N; i++) {
            x[i] = r.nextDouble() * 1e-6;
        }
        for (int i = 0; i < NZ; i++) {
            row[i] = Math.abs(r.nextInt()) % N;
            col[i] = Math.abs(r.nextInt()) % N;
            val[i] = r.nextDouble();
        }
        int threads = 3;
        int per = (NZ + threads - 1) / threads;
        Thread[] th = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            th[t] = new Thread(new Multiply(t, val, row, col, x, y, t * per, Math.min(NZ, (t + 1) * per)));
            th[t].start();
        }
        for (Thread t : th) {
            t.join();
        }
        for (int i = 0; i < NZ; i++) {
            ytotal += y[row[i]];
        }
        System.out.println(ytotal);
    }
}
