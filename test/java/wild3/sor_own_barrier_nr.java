// Relaxation of a grid by rows with a barrier of the program's own, red and black.
public class Main {
    static final int N = 64, THREADS = 4, ROUNDS = 10;
    static final double[][] grid = new double[N][N];
    static final Barrier barrier = new Barrier(THREADS);

    static class Barrier {
        private final int parties;
        private int waiting = 0;
        private int generation = 0;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized void await() throws InterruptedException {
            int mine = generation;
            if (++waiting == parties) {
                waiting = 0;
                generation++;
                notifyAll();
                return;
            }
            while (mine == generation)
                wait();
        }
    }

    static class Relaxer extends Thread {
        private final int low, high;

        Relaxer(int id) {
            int size = (N - 2) / THREADS;
            low = 1 + id * size;
            high = id == THREADS - 1 ? N - 1 : low + size;
        }

        private void sweep(int colour) {
            for (int i = low; i < high; i++)
                for (int j = 1 + (i + colour) % 2; j < N - 1; j += 2)
                    grid[i][j] = (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1]) / 4; // NORACE
        }

        @Override
        public void run() {
            try {
                for (int r = 0; r < ROUNDS; r++) {
                    sweep(0);
                    barrier.await();
                    sweep(1);
                    barrier.await();
                }
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < N; i++)
            grid[i][0] = grid[0][i] = 1.0;
        Relaxer[] workers = new Relaxer[THREADS];
        for (int t = 0; t < THREADS; t++) {
            workers[t] = new Relaxer(t);
            workers[t].start();
        }
        for (Relaxer w : workers)
            w.join();
        double sum = 0;
        for (double[] row : grid)
            for (double v : row)
                sum += v; // NORACE
        System.out.println(sum);
    }
}
