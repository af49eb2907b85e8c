// The first block begins one later; the size is a static variable that nobody changes.
public class Main implements Runnable {
    static int rows = 100;
    static double[] table = new double[200];
    final int id, threads;
    Main(int id, int threads) {
        this.id = id;
        this.threads = threads;
    }
    @Override public void run() {
        int slice = (rows + threads - 1) / threads;
        int low = id * slice;
        if (id == 0)
            low = 1;
        int up = (id + 1) * slice;
        if (id == threads - 1)
            up = rows;
        for (int i = low; i < up; i++)
            table[i] = i * 0.5; // NORACE
    }
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        Runnable[] tasks = new Runnable[n];
        Thread[] threads = new Thread[n];
        for (int i = 1; i < n; i++) {
            tasks[i] = new Main(i, n);
            threads[i] = new Thread(tasks[i]);
            threads[i].start();
        }
        tasks[0] = new Main(0, n);
        tasks[0].run();
        for (int i = 1; i < n; i++)
            threads[i].join();
    }
}
