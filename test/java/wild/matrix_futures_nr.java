// One task for each row of the product; the result rows are read after get.
import java.util.*;
import java.util.concurrent.*;
public class Main {
    public static void main(String[] args) throws Exception {
        int n = 20;
        double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                a[i][j] = i + j;
                b[i][j] = i - j;
            }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int row = i;
            futures.add(pool.submit(() -> {
                for (int j = 0; j < n; j++) {
                    double s = 0;
                    for (int k = 0; k < n; k++)
                        s += a[row][k] * b[k][j];
                    c[row][j] = s;
                }
            }));
        }
        for (Future<?> f : futures)
            f.get();
        pool.shutdown();
        System.out.println(c[2][3]);
    }
}
