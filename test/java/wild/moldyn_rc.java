// Particles: forces are gathered in an array for each thread, the reduction reads before all have written.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
class Particle {
    double pos;
    double vel;
    double force;
    Particle(double p, double v) {
        pos = p;
        vel = v;
    }
}
class Mover extends Thread {
    static double epot;
    static Particle[] one;
    private final int id;
    private final double[][] sh;
    private final CyclicBarrier barrier;
    Mover(int id, double[][] sh, CyclicBarrier barrier) {
        this.id = id;
        this.sh = sh;
        this.barrier = barrier;
    }
    private void forces() {
        double[] mine = sh[id];
        double pot = 0;
        for (int i = id; i < one.length; i += sh.length) {
            for (int j = i + 1; j < one.length; j++) {
                double d = one[i].pos - one[j].pos;
                mine[i] += d; // RACE! f
                mine[j] -= d; // RACE! f
                pot += 1 / (d * d + 1);
            }
        }
        synchronized (Mover.class) {
            epot += pot; // RACE! e
        }
    }
    public void run() {
        try {
            for (int step = 0; step < 30; step++) {
                forces();
                if (id == 0) {
                    for (int k = 0; k < sh.length; k++) {
                        for (int i = 0; i < one.length; i++) {
                            one[i].force += sh[k][i]; // RACE! f
                            sh[k][i] = 0; // RACE! f
                        }
                    }
                }
                barrier.await();
                int per = one.length / sh.length;
                for (int i = id * per; i < (id + 1) * per; i++) {
                    one[i].vel += one[i].force * 1e-3;
                    one[i].pos += one[i].vel;
                    one[i].force = 0;
                }
                barrier.await();
                if (id == 0) {
                    System.out.println(epot); // RACE! e
                }
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new RuntimeException(e);
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int nthreads = 4;
        Particle[] ps = new Particle[400];
        for (int i = 0; i < ps.length; i++) {
            ps[i] = new Particle(i * 0.5, 0);
        }
        Mover.one = ps;
        double[][] sh = new double[nthreads][ps.length];
        CyclicBarrier b = new CyclicBarrier(nthreads);
        Mover[] movers = new Mover[nthreads];
        for (int i = 0; i < nthreads; i++) {
            movers[i] = new Mover(i, sh, b);
            movers[i].start();
        }
        for (Mover m : movers) {
            m.join();
        }
        System.out.println(Mover.epot);
    }
}
