// Elimination of a matrix by several threads with a barrier of their own making; rows are dealt out in turn.
class StepBarrier {
    private final int parties;
    private int arrived;
    private int generation;

    StepBarrier(int parties) {
        this.parties = parties;
    }

    synchronized void await() throws InterruptedException {
        int mine = generation;
        if (++arrived == parties) {
            arrived = 0;
            generation++;
            notifyAll();
            return;
        }
        while (mine == generation)
            wait();
    }
}

class Eliminator implements Runnable {
    private final double[][] a;
    private final int id, threads;
    private final StepBarrier barrier;

    Eliminator(double[][] a, int id, int threads, StepBarrier barrier) {
        this.a = a;
        this.id = id;
        this.threads = threads;
        this.barrier = barrier;
    }

    @Override
    public void run() {
        int n = a.length;
        try {
            for (int k = 0; k < n - 1; k++) {
                for (int i = k + 1; i < n; i++) {
                    if (i % threads != id)
                        continue;
                    double factor = a[i][k] / a[k][k];
                    for (int j = k; j < n; j++)
                        a[i][j] -= factor * a[k][j];
                }
                barrier.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class Main {
    static final int N = 64;

    public static void main(String[] args) throws InterruptedException {
        double[][] a = new double[N][N];
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                a[i][j] = i == j ? N : 1.0 / (i + j + 1);
        int threads = 4;
        StepBarrier barrier = new StepBarrier(threads);
        Thread[] t = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            t[i] = new Thread(new Eliminator(a, i, threads, barrier));
            t[i].start();
        }
        for (int i = 0; i < threads; i++)
            t[i].join();
        double determinant = 1;
        for (int i = 0; i < N; i++)
            determinant *= a[i][i];
        System.out.println(determinant);
    }
}
