import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BlockingPutLocked {
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    private final Object stats = new Object();
    private int sent, received;

    void send(String s) throws InterruptedException {
        synchronized (stats) { // DEADLOCK!
            queue.put(s); // DEADLOCK
            sent++;
        }
    }

    void receive() throws InterruptedException {
        synchronized (stats) { // DEADLOCK
            received++;
            queue.take(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws Exception {
        BlockingPutLocked x = new BlockingPutLocked();
        Thread p = new Thread(() -> {
            try { for (int i = 0; i < 10; i++) x.send("m" + i); } catch (InterruptedException e) { }
        });
        Thread c = new Thread(() -> {
            try { for (int i = 0; i < 10; i++) x.receive(); } catch (InterruptedException e) { }
        });
        p.start();
        c.start();
        p.join();
        c.join();
    }
}
