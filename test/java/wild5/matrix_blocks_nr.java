// Blocked multiplication with a pool: a task for each block of the result.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static final int N = 64, B = 16;

    static class BlockTask implements Callable<Double> {
        private final double[][] a, b, c;
        private final int row, col;

        BlockTask(double[][] a, double[][] b, double[][] c, int row, int col) {
            this.a = a;
            this.b = b;
            this.c = c;
            this.row = row;
            this.col = col;
        }

        @Override
        public Double call() {
            double trace = 0;
            for (int i = row; i < row + B; i++)
                for (int j = col; j < col + B; j++) {
                    double s = 0;
                    for (int k = 0; k < N; k++)
                        s += a[i][k] * b[k][j]; // NORACE
                    c[i][j] = s; // NORACE
                    if (i == j)
                        trace += s;
                }
            return trace;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        double[][] a = new double[N][N], b = new double[N][N], c = new double[N][N];
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                a[i][j] = i + j; // NORACE
                b[i][j] = i - j; // NORACE
            }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Double>> parts = new ArrayList<>();
        for (int i = 0; i < N; i += B)
            for (int j = 0; j < N; j += B)
                parts.add(pool.submit(new BlockTask(a, b, c, i, j)));
        double trace = 0;
        for (Future<Double> f : parts)
            trace += f.get();
        pool.shutdown();
        System.out.println(trace + " " + c[3][5]); // NORACE
    }
}
