// A worker stopped by interrupt hands its statistics over through a SynchronousQueue.
import java.util.concurrent.SynchronousQueue;

public class Main {
    static class Stats {
        int rounds;
        long nanos;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Stats> out = new SynchronousQueue<>();
        Thread worker = new Thread(() -> {
            Stats s = new Stats();
            long start = System.nanoTime();
            while (!Thread.currentThread().isInterrupted())
                s.rounds++; // NORACE
            s.nanos = System.nanoTime() - start; // NORACE
            Thread.interrupted();
            try {
                out.put(s);
            } catch (InterruptedException e) {
                return;
            }
        });
        worker.start();
        Thread.sleep(5);
        worker.interrupt();
        Stats s = out.take();
        System.out.println(s.rounds + " in " + s.nanos); // NORACE
    }
}
