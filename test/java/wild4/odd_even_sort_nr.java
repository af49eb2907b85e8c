// Odd-even transposition sort: each worker has a chunk of pairs, a barrier after each phase.
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int N = 64;
    static final int WORKERS = 4;

    static class Sorter implements Runnable {
        private final int[] data;
        private final int id;
        private final CyclicBarrier barrier;

        Sorter(int[] data, int id, CyclicBarrier barrier) {
            this.data = data;
            this.id = id;
            this.barrier = barrier;
        }

        @Override
        public void run() {
            int chunk = N / WORKERS;
            int from = id * chunk;
            int to = from + chunk;
            try {
                for (int phase = 0; phase < N; phase++) {
                    for (int i = from + phase % 2; i < to && i + 1 < N; i += 2) {
                        if (data[i] > data[i + 1]) { // NORACE
                            int t = data[i]; // NORACE
                            data[i] = data[i + 1]; // NORACE
                            data[i + 1] = t; // NORACE
                        }
                    }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new RuntimeException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] data = new Random(1).ints(N, 0, 1000).toArray();
        CyclicBarrier barrier = new CyclicBarrier(WORKERS);
        Thread[] t = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            t[i] = new Thread(new Sorter(data, i, barrier));
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        for (int i = 1; i < N; i++)
            if (data[i - 1] > data[i])
                System.out.println("not sorted at " + i);
    }
}
