// a task waits for another one that it gave to the same executor
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Main {
    private static final ExecutorService pool = Executors.newSingleThreadExecutor();

    static int render() throws Exception {
        Future<Integer> header = pool.submit(() -> 1); // DEADLOCK
        Future<Integer> footer = pool.submit(() -> 2); // DEADLOCK
        return header.get() + footer.get(); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> page = pool.submit(() -> render()); // DEADLOCK
        System.out.println(page.get()); // DEADLOCK
        pool.shutdown();
    }
}
