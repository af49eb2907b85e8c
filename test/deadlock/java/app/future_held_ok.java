// asks for a result under the monitor that the computation needs
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Main {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private int cached = -1;

    private int compute() {
        synchronized (this) {
            return cached < 0 ? 42 : cached;
        }
    }

    int value() throws ExecutionException, InterruptedException {
        Future<Integer> f = pool.submit(() -> compute());
        int v = f.get();
        synchronized (this) {
            cached = v;
        }
        return v;
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        System.out.println(m.value());
        m.pool.shutdown();
    }
}
