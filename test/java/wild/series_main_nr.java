// Fourier coefficients: each thread, main too, takes a slice of the columns; the first one leaves out number 0.
public class Main {
    static double[][] coeff;
    static int rows = 1000;
    static class Runner implements Runnable {
        final int id, total;
        Runner(int id, int total) {
            this.id = id;
            this.total = total;
        }
        @Override
        public void run() {
            int slice = (rows + total - 1) / total;
            int low = id * slice;
            if (low == 0) {
                low = 1;
            }
            int high = (id + 1) * slice;
            if (high > rows) {
                high = rows;
            }
            double omega = 3.14159;
            for (int i = low; i < high; i++) {
                coeff[0][i] = integrate(0.0, 2.0, 1000, omega * i, 1); // NORACE
                coeff[1][i] = integrate(0.0, 2.0, 1000, omega * i, 2); // NORACE
            }
            if (id == 0) {
                coeff[0][0] = integrate(0.0, 2.0, 1000, 0.0, 0) / 2.0;
            }
        }
        private double integrate(double x0, double x1, int n, double omegan, int select) {
            double x = x0, dx = (x1 - x0) / n, r = 0;
            while (n-- > 0) {
                x += dx;
                r += select == 0 ? Math.pow(x + 1, x) : Math.pow(x + 1, x) * Math.cos(omegan * x);
            }
            return r * dx;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        coeff = new double[2][rows];
        Thread[] th = new Thread[n];
        for (int i = 1; i < n; i++) {
            th[i] = new Thread(new Runner(i, n));
            th[i].start();
        }
        new Runner(0, n).run();
        for (int i = 1; i < n; i++) {
            th[i].join();
        }
        for (int i = 0; i < 4; i++) {
            System.out.println(coeff[0][i] + " " + coeff[1][i]);
        }
    }
}
