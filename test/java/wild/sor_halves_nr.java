// Red-black relaxation on rows, with a barrier made by hand between the half steps.
class Barrier {
    private final int parties;
    private int count;
    private long generation;
    Barrier(int n) {
        parties = n;
    }
    synchronized void await() {
        long g = generation;
        if (++count == parties) {
            count = 0;
            generation++;
            notifyAll();
            return;
        }
        while (g == generation) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
class SorWorker extends Thread {
    private final int id, threads, rounds;
    private final double[][] g;
    private final Barrier barrier;
    SorWorker(int id, int threads, int rounds, double[][] g, Barrier b) {
        this.id = id;
        this.threads = threads;
        this.rounds = rounds;
        this.g = g;
        barrier = b;
    }
    private void half(int colour) {
        int rows = g.length - 2;
        int per = rows / threads;
        int from = 1 + id * per;
        int to = id == threads - 1 ? g.length - 1 : from + per;
        for (int i = from; i < to; i++) {
            if (i % 2 != colour) {
                continue;
            }
            for (int j = 1; j < g[i].length - 1; j++) {
                g[i][j] = 0.25 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]); // NORACE
            }
        }
    }
    @Override
    public void run() {
        for (int r = 0; r < rounds; r++) {
            half(0);
            barrier.await();
            half(1);
            barrier.await();
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 64;
        int threads = 4;
        double[][] g = new double[n][n];
        for (int i = 0; i < n; i++) {
            g[i][0] = i; // NORACE
        }
        Barrier b = new Barrier(threads);
        SorWorker[] w = new SorWorker[threads];
        for (int i = 0; i < threads; i++) {
            w[i] = new SorWorker(i, threads, 10, g, b);
            w[i].start();
        }
        for (int i = 0; i < threads; i++) {
            w[i].join();
        }
        double sum = 0;
        for (double[] row : g) {
            for (double x : row) {
                sum += x; // NORACE
            }
        }
        System.out.println(sum);
    }
}
