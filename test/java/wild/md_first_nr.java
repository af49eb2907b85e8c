// Molecular dynamics: own particles per thread, forces in one row per thread, reduced by thread 0 between barriers.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
class Particle {
    double x, y, fx, fy, vx, vy;
    Particle(double x, double y) {
        this.x = x;
        this.y = y;
    }
    void domove(double side) {
        x = x + vx + fx; // NORACE
        y = y + vy + fy;
        if (x < 0) {
            x += side;
        }
        if (x > side) {
            x -= side;
        }
        vx += fx; // NORACE
        vy += fy;
        fx = 0; // NORACE
        fy = 0;
    }
    void force(Particle[] all, int me, double[][] sh, int id) {
        double fxi = 0;
        for (int i = me + 1; i < all.length; i++) {
            double xx = x - all[i].x; // NORACE
            if (xx < 0.5) {
                fxi += xx;
                sh[id][i] -= xx; // NORACE
            }
        }
        sh[id][me] += fxi; // NORACE
    }
}
class MdRunner implements Runnable {
    static Particle[] one;
    static double[][] shForce;
    static double epot;
    final int id, n, moves;
    final CyclicBarrier br;
    MdRunner(int id, int n, int moves, CyclicBarrier br) {
        this.id = id;
        this.n = n;
        this.moves = moves;
        this.br = br;
    }
    private void await() {
        try {
            br.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new RuntimeException(e);
        }
    }
    @Override
    public void run() {
        for (int move = 0; move < moves; move++) {
            if (id == 0) {
                for (int i = 0; i < one.length; i++) {
                    one[i].domove(10); // NORACE
                }
            }
            await();
            for (int i = id; i < one.length; i += n) {
                one[i].force(one, i, shForce, id); // NORACE
            }
            await();
            if (id == 0) {
                for (int i = 0; i < one.length; i++) {
                    for (int k = 0; k < n; k++) {
                        one[i].fx += shForce[k][i]; // NORACE
                        shForce[k][i] = 0; // NORACE
                    }
                }
                epot += one[0].fx; // NORACE
            }
            await();
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 3;
        MdRunner.one = new Particle[50];
        for (int i = 0; i < 50; i++) {
            MdRunner.one[i] = new Particle(i * 0.1, i * 0.2);
        }
        MdRunner.shForce = new double[n][50];
        CyclicBarrier br = new CyclicBarrier(n);
        Thread[] th = new Thread[n];
        for (int i = 1; i < n; i++) {
            th[i] = new Thread(new MdRunner(i, n, 20, br));
            th[i].start();
        }
        new MdRunner(0, n, 20, br).run();
        for (int i = 1; i < n; i++) {
            th[i].join();
        }
        System.out.println(MdRunner.epot);
    }
}
