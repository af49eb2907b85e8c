// A simulation in phases: cells are read in one phase and written in the next, deregistered at the end.
import java.util.concurrent.Phaser;

public class Main {
    static final int CELLS = 100, WORKERS = 4;
    static int[] now = new int[CELLS];
    static int[] next = new int[CELLS];

    static class Worker implements Runnable {
        private final Phaser phaser;
        private final int from, to;

        Worker(Phaser phaser, int id) {
            this.phaser = phaser;
            from = id * CELLS / WORKERS;
            to = (id + 1) * CELLS / WORKERS;
        }

        @Override
        public void run() {
            for (int step = 0; step < 10; step++) {
                for (int i = from; i < to; i++) {
                    int left = now[(i + CELLS - 1) % CELLS], right = now[(i + 1) % CELLS]; // NORACE
                    next[i] = (left + right) / 2; // NORACE
                }
                phaser.arriveAndAwaitAdvance();
                for (int i = from; i < to; i++)
                    now[i] = next[i]; // NORACE
                phaser.arriveAndAwaitAdvance();
            }
            phaser.arriveAndDeregister();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(WORKERS);
        for (int i = 0; i < CELLS; i++)
            now[i] = i * i % 17;
        Thread[] ts = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++)
            (ts[i] = new Thread(new Worker(phaser, i))).start();
        for (Thread t : ts)
            t.join();
        System.out.println(now[5]); // NORACE
    }
}
