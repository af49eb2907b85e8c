// Rows of a matrix by thread.
class Main extends Thread {
    static final int N = 16;
    static final double[][] a = new double[N][N], b = new double[N][N], c = new double[N][N];
    double check;
    final int from, to;
    Main(int from, int to) {
        this.from = from;
        this.to = to;
    }
    public void run() {
        for (int i = from; i < to; i++)
            for (int j = 0; j < N; j++) {
                double sum = 0;
                for (int k = 0; k < N; k++)
                    sum += a[i][k] * b[k][j];
                c[i][j] = sum;
                check += sum;
            }
    }
    public static void main(String[] args) throws InterruptedException {
        Main first = new Main(0, N / 2), second = new Main(N / 2, N);
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(first.check + second.check);
    }
}
