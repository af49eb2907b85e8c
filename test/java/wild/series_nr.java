// Fourier coefficients, one column block for each thread, the first by the creator.
class Coeff implements Runnable {
    int id;
    Coeff(int id) {
        this.id = id;
    }
    private double integrate(double x0, double x1, int steps, double w, int which) {
        double dx = (x1 - x0) / steps;
        double x = x0;
        double r = f(x0, w, which) / 2;
        while (--steps > 0) {
            x += dx;
            r += f(x, w, which);
        }
        return (r + f(x1, w, which) / 2) * dx;
    }
    private static double f(double t, double w, int which) {
        switch (which) {
            case 0:
                return Math.pow(t + 1, t);
            case 1:
                return Math.pow(t + 1, t) * Math.cos(w * t);
            default:
                return Math.pow(t + 1, t) * Math.sin(w * t);
        }
    }
    public void run() {
        int per = (Main.n + Main.nthreads - 1) / Main.nthreads;
        int low = id * per;
        if (id == 0) {
            low = 1;
            Main.coef[0][0] = integrate(0, 2, 100, 0, 0) / 2;
        }
        int high = Math.min(id * per + per, Main.n);
        for (int i = low; i < high; i++) {
            Main.coef[0][i] = integrate(0, 2, 100, 3.14 * i, 1);
            Main.coef[1][i] = integrate(0, 2, 100, 3.14 * i, 2);
        }
    }
}
public class Main {
    static int n;
    static int nthreads;
    static double[][] coef;
    public static void main(String[] args) {
        n = 300;
        nthreads = 2;
        coef = new double[2][n];
        Runnable[] work = new Runnable[nthreads];
        Thread[] th = new Thread[nthreads];
        for (int i = 1; i < nthreads; i++) {
            work[i] = new Coeff(i);
            th[i] = new Thread(work[i]);
            th[i].start();
        }
        work[0] = new Coeff(0);
        work[0].run();
        for (int i = 1; i < nthreads; i++) {
            try {
                th[i].join();
            } catch (InterruptedException e) {
            }
        }
        System.out.println(coef[0][0] + coef[1][n - 1]);
    }
}
