// Jacobi on two buffers with a Phaser between the steps, local maxima by slots, master decides.
import java.util.concurrent.Phaser;
public class Main {
    static final int N = 64;
    static final int T = 4;
    static double[][] cur = new double[N][N];
    static double[][] next = new double[N][N];
    static final double[] diff = new double[T];
    static volatile boolean done;
    static class Band implements Runnable {
        private final int me;
        private final Phaser phaser;
        Band(int me, Phaser phaser) {
            this.me = me;
            this.phaser = phaser;
        }
        @Override
        public void run() {
            int from = Math.max(1, me * (N / T));
            int to = Math.min(N - 1, (me + 1) * (N / T));
            int steps = 0;
            while (!done && steps++ < 100) {
                double max = 0;
                for (int i = from; i < to; i++) {
                    for (int j = 1; j < N - 1; j++) {
                        next[i][j] = (cur[i - 1][j] + cur[i + 1][j] + cur[i][j - 1] + cur[i][j + 1]) / 4;
                        max = Math.max(max, Math.abs(next[i][j] - cur[i][j]));
                    }
                }
                diff[me] = max;
                phaser.arriveAndAwaitAdvance();
                if (me == 0) {
                    double all = 0;
                    for (double d : diff) {
                        all = Math.max(all, d);
                    }
                    double[][] t = cur;
                    cur = next;
                    next = t;
                    if (all < 1e-4) {
                        done = true;
                    }
                }
                phaser.arriveAndAwaitAdvance();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int j = 0; j < N; j++) {
            cur[0][j] = 100;
            next[0][j] = 100;
        }
        Phaser phaser = new Phaser(T);
        Thread[] bands = new Thread[T];
        for (int i = 0; i < T; i++) {
            bands[i] = new Thread(new Band(i, phaser), "band-" + i);
            bands[i].start();
        }
        for (Thread b : bands) {
            b.join();
        }
        System.out.println(cur[N / 2][N / 2]);
    }
}
