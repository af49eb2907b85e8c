// Fourier coefficients: each runner writes its interval of both rows of a static array.
class SeriesRunner implements Runnable {
    final int id;

    SeriesRunner(int id) {
        this.id = id;
    }

    static double integral(int n, boolean sine) {
        double sum = 0, x = 0;
        for (int i = 0; i < 50; i++) {
            sum += sine ? Math.sin(n * x) * (x + 1) : Math.cos(n * x) * (x + 1);
            x += 0.04;
        }
        return sum;
    }

    @Override
    public void run() {
        int lower, upper;
        int slice = (Main.ROWS + Main.THREADS - 1) / Main.THREADS;
        if (id == 0) {
            Main.array[0][0] = integral(0, false) / 2; // NORACE
            lower = 1;
        } else {
            lower = id * slice;
        }
        upper = (id + 1) * slice;
        if (upper > Main.ROWS)
            upper = Main.ROWS;
        for (int i = lower; i < upper; i++) {
            Main.array[0][i] = integral(i, false); // NORACE
            Main.array[1][i] = integral(i, true); // NORACE
        }
    }
}

public class Main {
    static final int ROWS = 100, THREADS = 4;
    static double[][] array;

    public static void main(String[] args) throws InterruptedException {
        array = new double[2][ROWS];
        Thread[] th = new Thread[THREADS];
        for (int i = 1; i < THREADS; i++) {
            th[i] = new Thread(new SeriesRunner(i));
            th[i].start();
        }
        new SeriesRunner(0).run();
        for (int i = 1; i < THREADS; i++)
            th[i].join();
        for (int i = 0; i < 4; i++)
            System.out.println(array[0][i] + " " + array[1][i]); // NORACE
    }
}
