// takes from a blocking queue under a lock that the producer needs
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Main {
    private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(10);
    private final Object lock = new Object();
    private int sum;

    void produce() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            synchronized (lock) { // DEADLOCK
                queue.put(i); // DEADLOCK
            }
        }
    }

    void consume() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            synchronized (lock) { // DEADLOCK
                sum += queue.take(); // DEADLOCK!
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread p = new Thread(() -> { try { m.produce(); } catch (InterruptedException e) { } });
        Thread c = new Thread(() -> { try { m.consume(); } catch (InterruptedException e) { } });
        p.start(); c.start();
        p.join(); c.join();
    }
}
