// Over-relaxation with a table of progress: the reference is volatile, its numbers are not.
class SorRunner implements Runnable {
    private final int id;
    private final int nthreads;
    private final double[][] g;
    private volatile long[][] sync;
    SorRunner(int id, int nthreads, double[][] g, long[][] sync) {
        this.id = id;
        this.nthreads = nthreads;
        this.g = g;
        this.sync = sync;
    }
    @Override
    public void run() {
        int rows = (g.length - 2) / nthreads;
        int first = 1 + id * rows;
        int last = first + rows;
        for (int p = 0; p < 10; p++) {
            for (int i = first; i < last; i++) {
                for (int j = 1; j < g[i].length - 1; j++) {
                    g[i][j] = 0.3 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]) - 0.2 * g[i][j]; // RACE! g
                }
            }
            sync[id][0]++; // RACE! s
            if (id > 0) {
                while (sync[id - 1][0] < sync[id][0]) { // RACE! s
                }
            }
            if (id < nthreads - 1) {
                while (sync[id + 1][0] < sync[id][0]) { // RACE! s
                }
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int nthreads = 4;
        double[][] g = new double[4 * 25 + 2][102];
        long[][] sync = new long[nthreads][8];
        for (int i = 0; i < g.length; i++) {
            g[i][0] = i;
        }
        Thread[] threads = new Thread[nthreads];
        for (int i = 1; i < nthreads; i++) {
            threads[i] = new Thread(new SorRunner(i, nthreads, g, sync));
            threads[i].start();
        }
        new SorRunner(0, nthreads, g, sync).run();
        for (int i = 1; i < nthreads; i++) {
            threads[i].join();
        }
        System.out.println(g[1][1]);
    }
}
