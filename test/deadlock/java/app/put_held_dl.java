// puts into a bounded queue under the monitor that the taker needs
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Main {
    private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    private final Object lock = new Object();
    private int sent, received;

    void produce() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            synchronized (lock) { // DEADLOCK
                queue.put(i); // DEADLOCK
                sent++;
            }
        }
    }

    void consume() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            synchronized (lock) { // DEADLOCK
                received += queue.take(); // DEADLOCK!
            }
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        Thread p = new Thread(() -> {
            try { m.produce(); } catch (InterruptedException e) { }
        });
        Thread c = new Thread(() -> {
            try { m.consume(); } catch (InterruptedException e) { }
        });
        p.start();
        c.start();
    }
}
