// Product of matrices in static arrays, rows dealt out round robin by the number of the thread.
public class Main extends Thread {
    static final int N = 40, T = 4;
    static double[][] a = new double[N][N], b = new double[N][N], c = new double[N][N];
    private final int id;

    Main(int id) {
        this.id = id;
    }

    @Override
    public void run() {
        for (int i = id; i < N; i += T)
            for (int j = 0; j < N; j++) {
                double s = 0;
                for (int k = 0; k < N; k++)
                    s += a[i][k] * b[k][j];
                c[i][j] = s;
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
        System.out.println(c[3][4]);
    }
}
