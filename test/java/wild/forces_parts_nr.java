// Molecular dynamics: forces in a row of a shared table for each thread, summed up between barriers, main takes part.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
public class Main {
    static final int N = 128;
    static int nthreads = 4;
    static double[] x = new double[N], v = new double[N], f = new double[N];
    static double[][] part;
    static double[] energy;
    static double total;
    static class Md implements Runnable {
        final int id;
        final CyclicBarrier br;
        Md(int id, CyclicBarrier br) {
            this.id = id;
            this.br = br;
        }
        @Override
        public void run() {
            try {
                int slice = (N + nthreads - 1) / nthreads;
                int lo = id * slice;
                int hi = Math.min(N, lo + slice);
                for (int step = 0; step < 20; step++) {
                    for (int i = 0; i < N; i++) {
                        part[id][i] = 0; // NORACE
                    }
                    for (int i = lo; i < hi; i++) {
                        for (int k = i + 1; k < N; k++) {
                            double d = 1 / (1 + Math.abs(x[i] - x[k])); // NORACE
                            part[id][i] += d; // NORACE
                            part[id][k] -= d; // NORACE
                        }
                    }
                    br.await();
                    if (id == 0) {
                        for (int i = 0; i < N; i++) {
                            f[i] = 0; // NORACE
                            for (int t = 0; t < nthreads; t++) {
                                f[i] += part[t][i]; // NORACE
                            }
                        }
                    }
                    br.await();
                    double e = 0;
                    for (int i = lo; i < hi; i++) {
                        v[i] += f[i] * 0.001; // NORACE
                        x[i] += v[i]; // NORACE
                        e += v[i] * v[i];
                    }
                    energy[id] = e; // NORACE
                    br.await();
                    if (id == 0) {
                        total = 0;
                        for (int t = 0; t < nthreads; t++) {
                            total += energy[t]; // NORACE
                        }
                    }
                    br.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        part = new double[nthreads][N];
        energy = new double[nthreads];
        for (int i = 0; i < N; i++) {
            x[i] = i * 0.3;
        }
        CyclicBarrier br = new CyclicBarrier(nthreads);
        Thread[] th = new Thread[nthreads];
        for (int i = 1; i < nthreads; i++) {
            th[i] = new Thread(new Md(i, br));
            th[i].start();
        }
        new Md(0, br).run();
        for (int i = 1; i < nthreads; i++) {
            th[i].join();
        }
        System.out.println(total);
    }
}
