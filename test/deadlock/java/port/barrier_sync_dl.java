// Workers meet at a barrier inside of a synchronized method of the object that they share.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Simulation {
    private final CyclicBarrier barrier;
    private final double[] cells;
    private double total;

    Simulation(int workers) {
        this.barrier = new CyclicBarrier(workers);
        this.cells = new double[workers];
    }

    synchronized void step(int worker) throws InterruptedException, BrokenBarrierException { // DEADLOCK
        cells[worker] += 0.5;
        total += cells[worker];
        barrier.await(); // DEADLOCK!
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final int n = 3;
        final Simulation simulation = new Simulation(n);
        Thread[] workers = new Thread[n];
        for (int i = 0; i < n; i++) {
            final int me = i;
            workers[i] = new Thread(() -> {
                try {
                    for (int step = 0; step < 10; step++) {
                        simulation.step(me); // DEADLOCK
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    Thread.currentThread().interrupt();
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) {
            worker.join(); // DEADLOCK
        }
    }
}
