// Two tasks of a pool.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    static int n;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> { n++; }); // RACE!
        pool.execute(() -> n--); // RACE!
        pool.shutdown();
    }
}
