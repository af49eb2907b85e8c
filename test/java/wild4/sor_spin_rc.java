// Successive over-relaxation: workers signal their progress in a plain array that neighbours spin on.
public class Main {
    static final int SIZE = 34, THREADS = 4, ROUNDS = 10;
    static final double[][] grid = new double[SIZE][SIZE];
    static final long[] progress = new long[THREADS];

    static class Worker implements Runnable {
        final int id;

        Worker(int id) {
            this.id = id;
        }

        public void run() {
            int rows = (SIZE - 2) / THREADS;
            int low = 1 + id * rows, high = low + rows;
            for (int round = 1; round <= ROUNDS; round++) {
                for (int i = low; i < high; i++)
                    for (int j = 1; j < SIZE - 1; j++)
                        grid[i][j] = 0.25 * (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1]); // RACE! g
                progress[id] = round; // RACE! p
                if (id > 0)
                    while (progress[id - 1] < round) // RACE! p
                        Thread.yield();
                if (id < THREADS - 1)
                    while (progress[id + 1] < round) // RACE! p
                        Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < SIZE; i++)
            grid[0][i] = 100;
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(new Worker(i));
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        double sum = 0;
        for (double[] row : grid)
            for (double x : row)
                sum += x; // NORACE
        System.out.println(sum);
    }
}
