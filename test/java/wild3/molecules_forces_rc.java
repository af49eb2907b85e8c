// Molecular dynamics: the force on the other particle of a pair is added without a lock.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static class Particle {
        double x, v, f;
    }

    static final int N = 32, T = 4;
    static final Particle[] particles = new Particle[N];
    static final CyclicBarrier barrier = new CyclicBarrier(T);
    static double potential;

    static void forces(int id) {
        for (int i = id; i < N; i += T) {
            Particle p = particles[i];
            for (int j = i + 1; j < N; j++) {
                Particle q = particles[j];
                double d = p.x - q.x;
                p.f += d; // RACE! f
                q.f -= d; // RACE! f
            }
        }
    }

    static void move(int id) {
        double e = 0;
        for (int i = id; i < N; i += T) {
            Particle p = particles[i];
            p.v += p.f * 0.01; // NORACE
            p.x += p.v * 0.01; // NORACE
            p.f = 0;
            e += p.v * p.v;
        }
        synchronized (Main.class) {
            potential += e; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < N; i++) {
            particles[i] = new Particle();
            particles[i].x = i * 0.5;
        }
        Thread[] threads = new Thread[T];
        for (int t = 0; t < T; t++) {
            final int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int step = 0; step < 5; step++) {
                        forces(id);
                        barrier.await();
                        move(id);
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(potential);
    }
}
