// The game of life: two boards that are swapped by the action of the barrier.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    private boolean[][] now, next;
    private int generation;
    private final CyclicBarrier barrier;
    private final int n;

    Main(int n, int workers) {
        this.n = n;
        now = new boolean[n][n];
        next = new boolean[n][n];
        for (int i = 0; i < n; i++)
            now[i][(i * 3) % n] = true;
        barrier = new CyclicBarrier(workers, () -> {
            boolean[][] t = now;
            now = next;
            next = t;
            generation++;
        });
    }

    private int neighbours(int i, int j) {
        int sum = 0;
        for (int a = -1; a <= 1; a++)
            for (int b = -1; b <= 1; b++)
                if ((a != 0 || b != 0) && now[(i + a + n) % n][(j + b + n) % n])
                    sum++;
        return sum;
    }

    private void step(int from, int to) {
        for (int i = from; i < to; i++)
            for (int j = 0; j < n; j++) {
                int k = neighbours(i, j);
                next[i][j] = k == 3 || (k == 2 && now[i][j]);
            }
    }

    void simulate(int workers, int steps) throws InterruptedException {
        Thread[] threads = new Thread[workers];
        int rows = n / workers;
        for (int w = 0; w < workers; w++) {
            int from = w * rows, to = (w + 1) * rows;
            threads[w] = new Thread(() -> {
                try {
                    for (int s = 0; s < steps; s++) {
                        step(from, to);
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new RuntimeException(e);
                }
            });
        }
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(generation);
    }

    public static void main(String[] args) throws InterruptedException {
        new Main(32, 4).simulate(4, 10);
    }
}
