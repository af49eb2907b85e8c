// A task that was given to an executor is read after its future is done.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Main implements Runnable {
    int result;
    public void run() {
        result = 1; // NORACE
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Main task = new Main();
        Future<?> done = pool.submit(task);
        done.get();
        System.out.println(task.result); // NORACE
        pool.shutdown();
    }
}
