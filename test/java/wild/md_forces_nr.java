// Molecular dynamics: forces in a row for each thread, thread 0 adds them up between two barriers.
import java.util.concurrent.CyclicBarrier;
class Particle {
    double x;
    double v;
    double f;
    Particle(double x) {
        this.x = x;
    }
}
class MdThread extends Thread {
    private final int id;
    private final int nthreads;
    private final Particle[] one;
    private final double[][] shForce;
    private final CyclicBarrier br;
    double energy;
    MdThread(int id, int nthreads, Particle[] one, double[][] shForce, CyclicBarrier br) {
        this.id = id;
        this.nthreads = nthreads;
        this.one = one;
        this.shForce = shForce;
        this.br = br;
    }
    private void force() {
        for (int i = id; i < one.length; i += nthreads) {
            for (int j = i + 1; j < one.length; j++) {
                double d = one[i].x - one[j].x;
                double f = 1.0 / (d * d + 0.1);
                shForce[id][i] += f;
                shForce[id][j] -= f;
                energy += f;
            }
        }
    }
    @Override
    public void run() {
        try {
            for (int move = 0; move < 5; move++) {
                force();
                br.await();
                if (id == 0) {
                    for (int i = 0; i < one.length; i++) {
                        one[i].f = 0;
                        for (int t = 0; t < nthreads; t++) {
                            one[i].f += shForce[t][i];
                            shForce[t][i] = 0;
                        }
                        one[i].v += one[i].f * 0.01;
                        one[i].x += one[i].v * 0.01;
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
        int nthreads = 3;
        Particle[] one = new Particle[64];
        for (int i = 0; i < one.length; i++) {
            one[i] = new Particle(i * 0.5);
        }
        double[][] shForce = new double[nthreads][one.length];
        CyclicBarrier br = new CyclicBarrier(nthreads);
        MdThread[] threads = new MdThread[nthreads];
        for (int i = 1; i < nthreads; i++) {
            threads[i] = new MdThread(i, nthreads, one, shForce, br);
            threads[i].start();
        }
        threads[0] = new MdThread(0, nthreads, one, shForce, br);
        threads[0].start();
        double e = 0;
        for (int i = 0; i < nthreads; i++) {
            threads[i].join();
            e += threads[i].energy;
        }
        System.out.println(e + one[0].x);
    }
}
