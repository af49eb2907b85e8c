// Two grids by turns; a phaser ends each step.
import java.util.concurrent.Phaser;
class Stencil implements Runnable {
    private final double[][] a;
    private final double[][] b;
    private final int first;
    private final int last;
    private final Phaser phaser;
    Stencil(double[][] a, double[][] b, int first, int last, Phaser phaser) {
        this.a = a;
        this.b = b;
        this.first = first;
        this.last = last;
        this.phaser = phaser;
    }
    @Override
    public void run() {
        for (int step = 0; step < 20; step++) {
            for (int i = first; i < last; i++) {
                for (int j = 1; j < a[i].length - 1; j++) {
                    b[i][j] = (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]) / 4; // NORACE
                }
            }
            phaser.arriveAndAwaitAdvance();
            for (int i = first; i < last; i++) {
                for (int j = 1; j < a[i].length - 1; j++) {
                    a[i][j] = b[i][j]; // NORACE
                }
            }
            phaser.arriveAndAwaitAdvance();
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        int rows = 16;
        double[][] a = new double[n * rows + 2][34];
        double[][] b = new double[n * rows + 2][34];
        a[0][5] = 100;
        Phaser phaser = new Phaser(n);
        Thread[] threads = new Thread[n];
        for (int t = 0; t < n; t++) {
            threads[t] = new Thread(new Stencil(a, b, 1 + t * rows, 1 + (t + 1) * rows, phaser));
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(a[1][5]);
    }
}
