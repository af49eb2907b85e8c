import java.util.concurrent.*;

public class Main {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private int version;

    synchronized int version() { return version; }

    synchronized int publish() throws Exception {
        version++;
        Callable<Integer> check = () -> version() * 2;
        pool.submit(check);
        return version;
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        System.out.println(m.publish());
        m.pool.shutdown();
    }
}
