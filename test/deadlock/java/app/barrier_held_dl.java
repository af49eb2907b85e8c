// a barrier of two inside a monitor that both need
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Main {
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private int steps;

    void step() throws InterruptedException, BrokenBarrierException {
        synchronized (this) { // DEADLOCK
            steps++;
            barrier.await(); // DEADLOCK!
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        Runnable r = () -> {
            try {
                m.step();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
