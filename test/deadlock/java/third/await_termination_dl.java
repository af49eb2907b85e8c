import java.util.concurrent.*;

public class Main {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private int done;

    synchronized void finished() { // DEADLOCK
        done++; // DEADLOCK!
    }

    void submit() {
        pool.execute(() -> finished()); // DEADLOCK
    }

    synchronized int shutdown() throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS); // DEADLOCK!
        return done;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        for (int i = 0; i < 5; i++)
            m.submit();
        System.out.println(m.shutdown());
    }
}
