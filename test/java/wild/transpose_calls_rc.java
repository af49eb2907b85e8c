// Odd-even transposition sort with one barrier too few and blocks of pairs for each thread.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
public class Main {
    static final int THREADS = 4;
    static int[] data = new int[64];
    static class Sorter implements Runnable {
        private final int id;
        private final CyclicBarrier barrier;
        Sorter(int id, CyclicBarrier barrier) {
            this.id = id;
            this.barrier = barrier;
        }
        @Override
        public void run() {
            int size = data.length / THREADS;
            int low = id * size;
            int high = low + size;
            try {
                for (int phase = 0; phase < data.length; phase++) {
                    for (int i = low; i + 1 < high; i += 2) {
                        order(i);
                    }
                    for (int i = low + 1; i + 1 <= high && i + 1 < data.length; i += 2) {
                        order(i);
                    }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                Thread.currentThread().interrupt();
            }
        }
        private void order(int i) {
            if (data[i] > data[i + 1]) { // RACE!
                int t = data[i]; // RACE!
                data[i] = data[i + 1]; // RACE!
                data[i + 1] = t; // RACE!
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < data.length; i++) {
            data[i] = (i * 7919) % 101;
        }
        CyclicBarrier barrier = new CyclicBarrier(THREADS);
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(new Sorter(i, barrier));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(data[0]);
    }
}
