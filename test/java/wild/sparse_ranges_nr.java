// Sparse product: the ranges of entries are laid out before the threads so that a row belongs to one of them.
class SparseTask implements Runnable {
    private final int id;
    private final double[] val;
    private final int[] row;
    private final int[] col;
    private final double[] x;
    private final double[] y;
    private final int[] lowsum;
    private final int[] highsum;
    SparseTask(int id, double[] val, int[] row, int[] col, double[] x, double[] y, int[] lowsum, int[] highsum) {
        this.id = id;
        this.val = val;
        this.row = row;
        this.col = col;
        this.x = x;
        this.y = y;
        this.lowsum = lowsum;
        this.highsum = highsum;
    }
    public void run() {
        for (int rep = 0; rep < 10; rep++) {
            for (int i = lowsum[id]; i < highsum[id]; i++) {
                y[row[i]] += x[col[i]] * val[i];
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int rows = 100;
        int threads = 4;
        int[] row = new int[rows * 5];
        int[] col = new int[rows * 5];
        double[] val = new double[rows * 5];
        for (int i = 0; i < row.length; i++) {
            row[i] = i / 5;
            col[i] = (i * 31) % rows;
            val[i] = i;
        }
        double[] x = new double[rows];
        double[] y = new double[rows];
        int[] low = new int[threads];
        int[] high = new int[threads];
        for (int i = 0; i < threads; i++) {
            low[i] = i * rows / threads * 5;
            high[i] = (i + 1) * rows / threads * 5;
        }
        Thread[] th = new Thread[threads];
        for (int i = 1; i < threads; i++) {
            th[i] = new Thread(new SparseTask(i, val, row, col, x, y, low, high));
            th[i].start();
        }
        new SparseTask(0, val, row, col, x, y, low, high).run();
        for (int i = 1; i < threads; i++) {
            th[i].join();
        }
        double sum = 0;
        for (int i = 0; i < rows; i++) {
            sum += y[i];
        }
        System.out.println(sum);
    }
}
