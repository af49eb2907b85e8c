// players wait for each other, holding the table
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Main {
    private final Object table = new Object();
    private final CyclicBarrier round = new CyclicBarrier(2); // DEADLOCK
    private int pot;

    void play(int bet) {
        try {
            synchronized (table) { // DEADLOCK
                pot += bet;
                round.await(); // DEADLOCK!
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread a = new Thread(() -> m.play(1)), b = new Thread(() -> m.play(2));
        a.start(); b.start();
        a.join(); b.join();
    }
}
