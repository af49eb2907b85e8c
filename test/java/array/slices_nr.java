// Slices rounded up, the first one done by the creator.
public class Main {
    static double[][] result;
    static class Runner implements Runnable {
        final int id, rows, threads;
        Runner(int id, int rows, int threads) { this.id = id; this.rows = rows; this.threads = threads; }
        public void run() {
            int slice = (rows + threads - 1) / threads;
            int low = id * slice;
            int high = (id + 1) * slice;
            if (high > rows) high = rows;
            for (int i = low; i < high; i++) {
                result[0][i] = i; // NORACE
                result[1][i] = 2 * i; // NORACE
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int rows = 1000, threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        result = new double[2][rows];
        Thread[] th = new Thread[threads];
        for (int i = 1; i < threads; i++) {
            th[i] = new Thread(new Runner(i, rows, threads));
            th[i].start();
        }
        new Runner(0, rows, threads).run();
        for (int i = 1; i < threads; i++) th[i].join();
    }
}
