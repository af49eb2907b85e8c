// Mandelbrot: rows are handed out by an atomic counter, the image is one flat array.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static final int W = 80, H = 60;
    final int[] image = new int[W * H];
    final AtomicInteger next = new AtomicInteger();

    void work() {
        int y;
        while ((y = next.getAndIncrement()) < H)
            for (int x = 0; x < W; x++)
                image[y * W + x] = iterate(x, y); // NORACE
    }

    static int iterate(int px, int py) {
        double cx = px * 3.0 / W - 2, cy = py * 2.0 / H - 1, x = 0, y = 0;
        int n = 0;
        while (x * x + y * y < 4 && n < 100) {
            double t = x * x - y * y + cx;
            y = 2 * x * y + cy;
            x = t;
            n++;
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++)
            pool.execute(m::work);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        long sum = 0;
        for (int v : m.image)
            sum += v; // NORACE
        System.out.println(sum);
    }
}
