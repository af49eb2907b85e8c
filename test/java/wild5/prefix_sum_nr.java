// Prefix sums in two phases with a barrier between them.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Main {
    static final int N = 1000, T = 4;
    static final int[] data = new int[N];
    static final int[] partial = new int[T];

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < N; i++)
            data[i] = i % 7; // NORACE
        CyclicBarrier barrier = new CyclicBarrier(T);
        Thread[] threads = new Thread[T];
        for (int t = 0; t < T; t++) {
            final int id = t;
            threads[t] = new Thread(() -> {
                int lo = id * N / T, hi = (id + 1) * N / T;
                for (int i = lo + 1; i < hi; i++)
                    data[i] += data[i - 1]; // NORACE
                partial[id] = data[hi - 1]; // NORACE
                try {
                    barrier.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    return;
                }
                int before = 0;
                for (int k = 0; k < id; k++)
                    before += partial[k]; // NORACE
                for (int i = lo; i < hi; i++)
                    data[i] += before; // NORACE
            });
            threads[t].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(data[N - 1]); // NORACE
    }
}
