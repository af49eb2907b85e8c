import java.util.concurrent.*;

public class Main {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private int version;

    synchronized int version() { return version; } // DEADLOCK

    synchronized int publish() throws Exception {
        version++;
        Callable<Integer> check = () -> version() * 2; // DEADLOCK
        return pool.submit(check).get(); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        System.out.println(m.publish());
        m.pool.shutdown();
    }
}
