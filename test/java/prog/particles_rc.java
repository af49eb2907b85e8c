// Particles in steps between barriers: forces go to a row for each thread, the energy does not.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
public class Main extends Thread {
    static final int N = 100, THREADS = 3, STEPS = 5;
    static double[] x = new double[N], v = new double[N];
    static double[][] force = new double[THREADS][N];
    static double energy;
    static int interactions;
    static CyclicBarrier barrier = new CyclicBarrier(THREADS);
    private final int id;
    Main(int id) { this.id = id; }
    @Override public void run() {
        try {
            for (int s = 0; s < STEPS; s++) {
                for (int i = 0; i < N; i++) force[id][i] = 0;
                for (int i = id; i < N; i += THREADS)
                    for (int j = 0; j < N; j++)
                        if (i != j) {
                            force[id][j] += 1 / (x[i] - x[j] + 1);
                            interactions++; // RACE! inter
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
                    energy += v[i] * v[i]; // RACE! energy
                }
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
        System.out.println(energy + " " + interactions);
    }
}
