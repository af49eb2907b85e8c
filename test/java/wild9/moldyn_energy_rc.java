// Molecular dynamics: forces are kept per thread and summed after a barrier, but the energy is added to one static field.
import java.util.concurrent.CyclicBarrier;

class Particle {
    double x, v, f;

    void move(double f, double h) {
        this.f = f;
        v += f * h;
        x += v * h;
    }
}

class MdRunner extends Thread {
    static double epot;
    final int id, n, threads;
    final Particle[] one;
    final double[][] force;
    final CyclicBarrier br;

    MdRunner(int id, int threads, Particle[] one, double[][] force, CyclicBarrier br) {
        this.id = id;
        this.threads = threads;
        this.one = one;
        this.n = one.length;
        this.force = force;
        this.br = br;
    }

    @Override
    public void run() {
        try {
            for (int step = 0; step < 5; step++) {
                for (int i = 0; i < n; i++)
                    force[id][i] = 0;
                for (int i = id; i < n; i += threads) {
                    for (int j = i + 1; j < n; j++) {
                        double d = one[i].x - one[j].x;
                        force[id][i] += d;
                        force[id][j] -= d;
                        epot += d * d; // RACE!
                    }
                }
                br.await();
                if (id == 0) {
                    for (int i = 0; i < n; i++) {
                        double sum = 0;
                        for (int t = 0; t < threads; t++)
                            sum += force[t][i];
                        one[i].move(sum, 0.01);
                    }
                }
                br.await();
            }
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int threads = 3, n = 20;
        Particle[] one = new Particle[n];
        for (int i = 0; i < n; i++) {
            one[i] = new Particle();
            one[i].x = i;
        }
        double[][] force = new double[threads][n];
        CyclicBarrier br = new CyclicBarrier(threads);
        MdRunner[] all = new MdRunner[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new MdRunner(i, threads, one, force, br);
            all[i].start();
        }
        for (MdRunner r : all)
            r.join();
        System.out.println(MdRunner.epot + one[0].x);
    }
}
