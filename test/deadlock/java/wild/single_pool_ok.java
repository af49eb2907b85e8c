// a task waits for another one that it gave to the same executor
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Main {
    private static final ExecutorService pool = Executors.newCachedThreadPool();

    static int render() throws Exception {
        Future<Integer> header = pool.submit(() -> 1);
        Future<Integer> footer = pool.submit(() -> 2);
        return header.get() + footer.get();
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> page = pool.submit(() -> render());
        System.out.println(page.get());
        pool.shutdown();
    }
}
