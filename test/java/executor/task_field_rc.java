// A task that was given to an executor is read without waiting for it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main implements Runnable {
    int result;
    public void run() {
        result = 1; // RACE!
    }
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Main task = new Main();
        pool.execute(task);
        System.out.println(task.result); // RACE!
        pool.shutdown();
    }
}
