// Every thread writes its own columns of all rows.
class Main {
    static final int N = 24, T = 3;
    static int[][] c = new int[N][N];
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[T];
        for (int t = 0; t < T; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int j = id; j < N; j += T)
                    for (int i = 0; i < N; i++)
                        c[i][j] = i * j;
            });
            threads[t].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(c[1][2]);
    }
}
