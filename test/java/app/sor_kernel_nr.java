// Red-black relaxation in bands with a barrier after each sweep.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
class Main {
    static final int N = 64, ITERATIONS = 10, THREADS = 4;
    static double[][] red = new double[N][N];
    static double[][] black = new double[N][N];
    static CyclicBarrier barrier = new CyclicBarrier(THREADS);
    static class Relaxer extends Thread {
        private final int first, last;
        Relaxer(int first, int last) {
            this.first = first;
            this.last = last;
        }
        @Override
        public void run() {
            try {
                for (int it = 0; it < ITERATIONS; it++) {
                    for (int i = first; i < last; i++)
                        for (int j = 1; j < N - 1; j++)
                            black[i][j] = (red[i - 1][j] + red[i + 1][j]) * 0.5;
                    barrier.await();
                    for (int i = first; i < last; i++)
                        for (int j = 1; j < N - 1; j++)
                            red[i][j] = (black[i - 1][j] + black[i + 1][j]) * 0.5;
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                red[i][j] = i + j;
        Relaxer[] workers = new Relaxer[THREADS];
        int band = (N - 2) / THREADS;
        for (int t = 0; t < THREADS; t++) {
            workers[t] = new Relaxer(1 + t * band, 1 + (t + 1) * band);
            workers[t].start();
        }
        for (Relaxer w : workers)
            w.join();
        System.out.println(red[1][1] + black[1][1]);
    }
}
