// A ray tracer: rows by stride; every thread keeps its checksum until it is joined.
public class Main {
    static int[] pixels;

    static class Scene {
        final double[] spheres = {1, 2, 3, 4};
        double hit(double x, double y) {
            double best = Double.MAX_VALUE;
            for (double s : spheres)
                best = Math.min(best, (x - s) * (x - s) + (y - s) * (y - s));
            return best;
        }
    }

    static class Tracer implements Runnable {
        final int id, count, width, height;
        final Scene scene;
        long sum;

        Tracer(int id, int count, int width, int height, Scene scene) {
            this.id = id;
            this.count = count;
            this.width = width;
            this.height = height;
            this.scene = scene;
        }

        public void run() {
            for (int y = id; y < height; y += count) {
                for (int x = 0; x < width; x++) {
                    int v = (int) (255 / (1 + scene.hit(x / 10.0, y / 10.0)));
                    pixels[y * width + x] = v; // NORACE
                    sum += v; // NORACE
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int width = 40, height = 40, n = 3;
        pixels = new int[width * height];
        Scene scene = new Scene();
        Thread[] threads = new Thread[n];
        Tracer[] tracers = new Tracer[n];
        for (int i = 0; i < n; i++) {
            tracers[i] = new Tracer(i, n, width, height, scene);
            threads[i] = new Thread(tracers[i]);
            threads[i].start();
        }
        long checksum = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            checksum += tracers[i].sum; // NORACE
        }
        System.out.println(checksum + " " + pixels[0]); // NORACE
    }
}
