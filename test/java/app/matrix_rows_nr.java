// Threads multiply their own rows.
class Main {
    static final int N = 50;
    static class Multiplier implements Runnable {
        private final double[][] a, b, c;
        private final int lo, hi;
        Multiplier(double[][] a, double[][] b, double[][] c, int lo, int hi) {
            this.a = a;
            this.b = b;
            this.c = c;
            this.lo = lo;
            this.hi = hi;
        }
        public void run() {
            for (int i = lo; i < hi; i++)
                for (int j = 0; j < N; j++) {
                    double s = 0;
                    for (int k = 0; k < N; k++)
                        s += a[i][k] * b[k][j];
                    c[i][j] = s;
                }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        double[][] a = new double[N][N], b = new double[N][N], c = new double[N][N];
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                a[i][j] = i;
                b[i][j] = j;
            }
        Thread[] threads = new Thread[5];
        for (int t = 0; t < threads.length; t++)
            threads[t] = new Thread(new Multiplier(a, b, c, t * N / 5, (t + 1) * N / 5));
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(c[1][1]);
    }
}
