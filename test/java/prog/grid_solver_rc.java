// Heat in a plate, rows in blocks. One barrier in each step: a fast thread already writes what its neighbour still reads.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int N = 128;
    static final int THREADS = 4;
    static final int STEPS = 50;

    static double[][] plate = new double[N][N];

    static class Solver implements Runnable {
        private final int from, to;
        private final CyclicBarrier barrier;
        private double change;

        Solver(int id, CyclicBarrier barrier) {
            int size = (N - 2) / THREADS;
            this.from = 1 + id * size;
            this.to = id == THREADS - 1 ? N - 1 : from + size;
            this.barrier = barrier;
        }

        public void run() {
            try {
                for (int step = 0; step < STEPS; step++) {
                    change = 0;
                    for (int i = from; i < to; i++) {
                        for (int j = 1; j < N - 1; j++) {
                            double sum = plate[i - 1][j] + plate[i + 1][j]; // RACE!
                            sum += plate[i][j - 1] + plate[i][j + 1]; // RACE
                            double next = sum / 4;
                            change += Math.abs(next - plate[i][j]); // RACE
                            plate[i][j] = next; // RACE!
                        }
                    }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int j = 0; j < N; j++)
            plate[0][j] = 100;
        CyclicBarrier barrier = new CyclicBarrier(THREADS);
        Solver[] solvers = new Solver[THREADS];
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            solvers[i] = new Solver(i, barrier);
            threads[i] = new Thread(solvers[i]);
            threads[i].start();
        }
        double worst = 0;
        for (int i = 0; i < THREADS; i++) {
            threads[i].join();
            worst = Math.max(worst, solvers[i].change);
        }
        System.out.println(worst + " " + plate[N / 2][N / 2]);
    }
}
