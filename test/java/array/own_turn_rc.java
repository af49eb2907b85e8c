// Each worker turns its own references to two grids, but only every second time; the others go on with the same.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int N = 50, WORKERS = 5, STEPS = 20;

    static class Worker extends Thread {
        private final double[][] first, second;
        private final int from, to;
        private final CyclicBarrier barrier;

        Worker(double[][] first, double[][] second, int from, int to, CyclicBarrier barrier) {
            this.first = first;
            this.second = second;
            this.from = from;
            this.to = to;
            this.barrier = barrier;
        }

        @Override
        public void run() {
            double[][] src = first, dst = second;
            try {
                for (int s = 0; s < STEPS; s++) {
                    for (int i = Math.max(from, 1); i < Math.min(to, N - 1); i++)
                        for (int j = 1; j < N - 1; j++)
                            dst[i][j] = (src[i - 1][j] + src[i + 1][j] + src[i][j - 1] + src[i][j + 1]) / 4; // RACE!
                    barrier.await();
                    if ((s + from) % 2 == 0)
                        continue;
                    double[][] t = src;
                    src = dst;
                    dst = t;
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        double[][] a = new double[N][N], b = new double[N][N];
        for (int i = 0; i < N; i++)
            a[0][i] = b[0][i] = 1; // NORACE
        CyclicBarrier barrier = new CyclicBarrier(WORKERS);
        Worker[] workers = new Worker[WORKERS];
        for (int w = 0; w < WORKERS; w++) {
            workers[w] = new Worker(a, b, w * N / WORKERS, (w + 1) * N / WORKERS, barrier);
            workers[w].start();
        }
        for (Worker w : workers)
            w.join();
        System.out.println(a[1][1] + b[1][1]); // NORACE
    }
}
