// A product of matrices: a task for each row, all awaited by invokeAll.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Matrix {
    final int n;
    final double[][] cells;

    Matrix(int n) {
        this.n = n;
        cells = new double[n][n];
    }

    static Matrix random(int n) {
        Matrix m = new Matrix(n);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                m.cells[i][j] = Math.random();
        return m;
    }

    Matrix times(final Matrix other, ExecutorService pool) throws InterruptedException {
        final Matrix result = new Matrix(n);
        List<Callable<Void>> rows = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int row = i;
            rows.add(() -> {
                for (int j = 0; j < n; j++) {
                    double sum = 0;
                    for (int k = 0; k < n; k++)
                        sum += cells[row][k] * other.cells[k][j];
                    result.cells[row][j] = sum;
                }
                return null;
            });
        }
        pool.invokeAll(rows);
        return result;
    }

    double trace() {
        double t = 0;
        for (int i = 0; i < n; i++)
            t += cells[i][i];
        return t;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Matrix a = Matrix.random(50), b = Matrix.random(50);
        Matrix c = a.times(b, pool);
        System.out.println(c.trace());
        pool.shutdown();
    }
}
