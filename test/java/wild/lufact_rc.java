// LU factorisation in threads: one thread swaps the pivots, but the barrier after that was forgotten.
class SpinBarrier {
    private final int n;
    private volatile boolean[] done;
    private int count;
    SpinBarrier(int n) {
        this.n = n;
        done = new boolean[n];
    }
    synchronized void await() throws InterruptedException {
        boolean[] mine = done;
        if (++count == n) {
            count = 0;
            done = new boolean[n];
            notifyAll();
        } else {
            while (done == mine) {
                wait();
            }
        }
    }
}
class Factor extends Thread {
    final int id;
    final int n;
    final double[][] a;
    final int[] ipvt;
    final SpinBarrier br;
    Factor(int id, double[][] a, int n, int[] ipvt, SpinBarrier br) {
        this.id = id;
        this.a = a;
        this.n = n;
        this.ipvt = ipvt;
        this.br = br;
    }
    int largest(int k) {
        int best = k;
        for (int i = k; i < n; i++) {
            if (Math.abs(a[k][i]) > Math.abs(a[k][best])) {
                best = i;
            }
        }
        return best;
    }
    public void run() {
        try {
            for (int k = 0; k < n - 1; k++) {
                double[] colk = a[k];
                if (id == 0) {
                    int l = largest(k);
                    ipvt[k] = l; // RACE! p
                    double t = colk[l];
                    colk[l] = colk[k]; // RACE! m
                    colk[k] = t;
                    double factor = -1.0 / t;
                    for (int i = k + 1; i < n; i++) {
                        colk[i] *= factor; // RACE! m
                    }
                }
                int l = ipvt[k]; // RACE! p
                for (int j = k + 1 + id; j < n; j += Main.THREADS) {
                    double[] colj = a[j];
                    double t = colj[l];
                    colj[l] = colj[k];
                    colj[k] = t;
                    for (int i = k + 1; i < n; i++) {
                        colj[i] += t * colk[i]; // RACE! m
                    }
                }
                br.await();
            }
        } catch (InterruptedException e) {
            System.err.println("interrupted");
        }
    }
}
public class Main {
    static final int THREADS = 2;
    public static void main(String[] args) throws Exception {
        int n = 100;
        double[][] a = new double[n][n];
        int init = 1325;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                init = 3125 * init % 65536;
                a[j][i] = (init - 32768.0) / 16384.0;
            }
        }
        int[] ipvt = new int[n];
        SpinBarrier br = new SpinBarrier(THREADS);
        Factor[] f = new Factor[THREADS];
        for (int i = 0; i < THREADS; i++) {
            f[i] = new Factor(i, a, n, ipvt, br);
            f[i].start();
        }
        for (Factor x : f) {
            x.join();
        }
        System.out.println(a[n - 1][n - 1] + ipvt[0]);
    }
}
