// The same with sums of their own, added up by the first thread.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
public class Main extends Thread {
    static final int N = 100, THREADS = 3, STEPS = 5;
    static double[] x = new double[N], v = new double[N];
    static double[][] force = new double[THREADS][N];
    static double energy;
    static double[] part = new double[THREADS];
    static CyclicBarrier barrier = new CyclicBarrier(THREADS);
    private final int id;
    private int interactions;
    Main(int id) { this.id = id; }
    @Override public void run() {
        try {
            for (int s = 0; s < STEPS; s++) {
                for (int i = 0; i < N; i++) force[id][i] = 0;
                for (int i = id; i < N; i += THREADS)
                    for (int j = 0; j < N; j++)
                        if (i != j) {
                            force[id][j] += 1 / (x[i] - x[j] + 1);
                            interactions++;
                        }
                barrier.await();
                if (id == 0)
                    for (int t = 1; t < THREADS; t++)
                        for (int i = 0; i < N; i++)
                            force[0][i] += force[t][i];
                barrier.await();
                for (int i = id; i < N; i += THREADS) {
                    v[i] += force[0][i];
                    x[i] += v[i];
                    part[id] += v[i] * v[i];
                }
                barrier.await();
                if (id == 0)
                    for (double p : part) energy += p;
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Main[] all = new Main[THREADS];
        for (int i = 0; i < THREADS; i++) (all[i] = new Main(i)).start();
        for (Main m : all) m.join();
        int interactions = 0;
        for (Main m : all) interactions += m.interactions;
        System.out.println(energy + " " + interactions);
    }
}
