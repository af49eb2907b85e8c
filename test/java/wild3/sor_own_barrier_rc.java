// Relaxation of a grid by rows in place, with no barrier between the sweeps.
public class Main {
    static final int N = 64, THREADS = 4, ROUNDS = 10;
    static final double[][] grid = new double[N][N];

    static class Relaxer extends Thread {
        private final int low, high;

        Relaxer(int id) {
            int size = (N - 2) / THREADS;
            low = 1 + id * size;
            high = id == THREADS - 1 ? N - 1 : low + size;
        }

        @Override
        public void run() {
            for (int r = 0; r < ROUNDS; r++)
                for (int i = low; i < high; i++)
                    for (int j = 1; j < N - 1; j++)
                        grid[i][j] = (grid[i - 1][j] + grid[i + 1][j]) / 2; // RACE!
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
        System.out.println(grid[3][3]);
    }
}
