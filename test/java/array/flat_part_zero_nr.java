// Rows of a flat table are dealt out in turn; main has the first of them.
public class Main {
    static class Tracer implements Runnable {
        final int id, threads;
        final int[] image;
        Tracer(int id, int threads, int[] image) {
            this.id = id;
            this.threads = threads;
            this.image = image;
        }
        @Override public void run() {
            for (int y = id; y < 48; y += threads)
                for (int x = 0; x < 64; x++)
                    image[y * 64 + x] = x ^ y; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        int[] image = new int[64 * 48 + 1];
        Thread[] threads = new Thread[n];
        for (int i = 1; i < n; i++) {
            threads[i] = new Thread(new Tracer(i, n, image));
            threads[i].start();
        }
        new Tracer(0, n, image).run();
        for (int i = 1; i < n; i++)
            threads[i].join();
    }
}
