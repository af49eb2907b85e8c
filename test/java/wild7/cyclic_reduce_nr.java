// CyclicBarrier with an action that folds the partial sums; partials are per worker.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int WORKERS = 3;

    private final double[] partial = new double[WORKERS];
    private double total = 1;
    private int round;
    private final CyclicBarrier barrier = new CyclicBarrier(WORKERS, this::fold);

    private void fold() {
        double sum = 0;
        for (double p : partial) // NORACE
            sum += p;
        total = sum; // NORACE
        round++; // NORACE
    }

    private void work(int id) {
        try {
            while (round < 5) { // NORACE
                partial[id] = total / (id + 2); // NORACE
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            System.err.println(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread[] t = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            int id = i;
            t[i] = new Thread(() -> m.work(id));
            t[i].start();
        }
        for (Thread one : t)
            one.join();
        System.out.println(m.total + " " + m.round); // NORACE
    }
}
