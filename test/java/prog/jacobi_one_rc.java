// Jacobi steps with only one barrier for each round: the second half writes what neighbours still read.
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int N = 64, WORKERS = 4, STEPS = 20;

    static class Worker extends Thread {
        private final double[] a, b;
        private final int first, last;
        private final CyclicBarrier barrier;

        Worker(double[] a, double[] b, int first, int last, CyclicBarrier barrier) {
            this.a = a;
            this.b = b;
            this.first = first;
            this.last = last;
            this.barrier = barrier;
        }

        @Override
        public void run() {
            try {
                for (int s = 0; s < STEPS; s++) {
                    for (int i = first; i < last; i++)
                        b[i] = (a[i - 1] + a[i + 1]) / 2; // RACE! a
                    for (int i = first; i < last; i++)
                        a[i] = b[i]; // RACE! a
                    barrier.await();
                }
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        double[] a = new double[N + 2], b = new double[N + 2];
        a[0] = b[0] = 1;
        a[N + 1] = b[N + 1] = 10;
        CyclicBarrier barrier = new CyclicBarrier(WORKERS);
        Worker[] workers = new Worker[WORKERS];
        for (int w = 0; w < WORKERS; w++) {
            workers[w] = new Worker(a, b, 1 + w * (N / WORKERS), 1 + (w + 1) * (N / WORKERS), barrier);
            workers[w].start();
        }
        for (Worker w : workers)
            w.join();
        System.out.println(a[N / 2]);
    }
}
