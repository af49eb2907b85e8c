// LU factorisation of columns: thread 0 finds the pivot, all update their columns, barriers in between; the table is transposed.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
public class Main {
    static double[][] a;
    static int[] ipvt;
    static int n = 100, threads = 4;
    static class Fact extends Thread {
        final int id;
        final CyclicBarrier br;
        Fact(int id, CyclicBarrier br) {
            this.id = id;
            this.br = br;
        }
        private void await() {
            try {
                br.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
        @Override
        public void run() {
            for (int k = 0; k < n - 1; k++) {
                double[] colk = a[k];
                if (id == 0) {
                    int l = k;
                    for (int i = k + 1; i < n; i++) {
                        if (Math.abs(colk[i]) > Math.abs(colk[l])) { // NORACE
                            l = i;
                        }
                    }
                    ipvt[k] = l; // NORACE
                    double t = colk[l];
                    colk[l] = colk[k]; // NORACE
                    colk[k] = t; // NORACE
                    for (int i = k + 1; i < n; i++) {
                        colk[i] *= -1.0 / t; // NORACE
                    }
                }
                await();
                int l = ipvt[k]; // NORACE
                int slice = (n - k - 1 + threads - 1) / threads;
                int low = k + 1 + id * slice;
                int high = Math.min(n, low + slice);
                for (int j = low; j < high; j++) {
                    double[] colj = a[j];
                    double t = colj[l]; // NORACE
                    colj[l] = colj[k]; // NORACE
                    colj[k] = t; // NORACE
                    for (int i = k + 1; i < n; i++) {
                        colj[i] += t * colk[i]; // NORACE
                    }
                }
                await();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        a = new double[n][n];
        ipvt = new int[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (i * 31 + j * 17) % 23;
            }
        }
        CyclicBarrier br = new CyclicBarrier(threads);
        Fact[] th = new Fact[threads];
        for (int i = 0; i < threads; i++) {
            th[i] = new Fact(i, br);
            th[i].start();
        }
        for (Fact f : th) {
            f.join();
        }
        System.out.println(a[n - 1][n - 1]);
    }
}
