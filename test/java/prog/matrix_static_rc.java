// Product of matrices by columns, where all threads also keep a row of sums that they share.
public class Main extends Thread {
    static final int N = 40, T = 4;
    static double[][] a = new double[N][N], b = new double[N][N], c = new double[N][N];
    static double[] sums = new double[N];
    private final int id;

    Main(int id) {
        this.id = id;
    }

    @Override
    public void run() {
        for (int j = id; j < N; j += T)
            for (int i = 0; i < N; i++) {
                double s = 0;
                for (int k = 0; k < N; k++)
                    s += a[i][k] * b[k][j];
                c[i][j] = s;
                sums[i] += s; // RACE! sums
            }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                a[i][j] = i + j;
                b[i][j] = i - j;
            }
        Main[] m = new Main[T];
        for (int i = 0; i < T; i++)
            (m[i] = new Main(i)).start();
        for (int i = 0; i < T; i++)
            m[i].join();
        System.out.println(c[3][4] + sums[3]);
    }
}
