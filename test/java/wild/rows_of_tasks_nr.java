// Rows of a product as callables in a list; invokeAll and get; the result rows are returned or stored by number.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
public class Main {
    private final double[][] a, b, c;
    Main(int n) {
        a = new double[n][n];
        b = new double[n][n];
        c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + j; // NORACE
                b[i][j] = i - j; // NORACE
            }
        }
    }
    private class RowTask implements Callable<Double> {
        private final int row;
        private double trace;
        RowTask(int r) {
            row = r;
        }
        @Override
        public Double call() {
            double[] target = c[row];
            for (int j = 0; j < b.length; j++) {
                double s = 0;
                for (int k = 0; k < b.length; k++) {
                    s += a[row][k] * b[k][j]; // NORACE
                }
                target[j] = s; // NORACE
            }
            trace = target[row]; // NORACE
            return trace;
        }
    }
    double multiply() throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<RowTask> tasks = new ArrayList<>();
            for (int i = 0; i < a.length; i++) {
                tasks.add(new RowTask(i));
            }
            double sum = 0;
            for (Future<Double> f : pool.invokeAll(tasks)) {
                sum += f.get();
            }
            return sum;
        } finally {
            pool.shutdown();
        }
    }
    public static void main(String[] args) throws Exception {
        Main m = new Main(20);
        double t = m.multiply();
        System.out.println(t + " " + m.c[3][4]); // NORACE
    }
}
