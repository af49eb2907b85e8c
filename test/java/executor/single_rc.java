// A single thread runs the tasks, but the main thread meddles.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    static int n;
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        for (int i = 0; i < 3; i++)
            pool.submit(() -> { n++; }); // RACE!
        n = 0; // RACE!
    }
}
