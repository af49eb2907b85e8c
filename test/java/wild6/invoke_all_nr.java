// invokeAll waits for all callables; each fills its own row, main reads afterwards.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = 6;
        long[][] table = new long[n][n];
        int[] maxOfRow = new int[n];
        List<Callable<Long>> jobs = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            final int row = r;
            jobs.add(() -> {
                long sum = 0;
                for (int c = 0; c < n; c++) {
                    table[row][c] = (long) row * c; // NORACE
                    sum += table[row][c]; // NORACE
                }
                maxOfRow[row] = (int) table[row][n - 1]; // NORACE
                return sum;
            });
        }
        ExecutorService pool = Executors.newWorkStealingPool();
        long total = 0;
        for (Future<Long> f : pool.invokeAll(jobs))
            total += f.get();
        for (int r = 0; r < n; r++)
            total += table[r][0] + maxOfRow[r]; // NORACE
        System.out.println(total);
        pool.shutdown();
    }
}
