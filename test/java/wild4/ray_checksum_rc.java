// Each tracer renders its rows and adds to the common checksum under its own monitor.
class Scene {
    final double[] spheres = {1, 2, 3, 4};
}

class Tracer implements Runnable {
    static long checksum;
    private final Scene scene;
    private final int id, n, width, height;
    private final int[][] image;

    Tracer(Scene scene, int id, int n, int width, int height, int[][] image) {
        this.scene = scene;
        this.id = id;
        this.n = n;
        this.width = width;
        this.height = height;
        this.image = image;
    }

    private int shade(int x, int y) {
        double v = 0;
        for (double s : scene.spheres)
            v += s * x + y / (s + 1);
        return (int) v & 255;
    }

    @Override
    public void run() {
        long local = 0;
        for (int y = id; y < height; y += n) {
            for (int x = 0; x < width; x++) {
                int c = shade(x, y);
                local += c;
                image[y][x] = c; // NORACE
            }
        }
        synchronized (this) {
            checksum += local; // RACE!
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 4, w = 40, h = 30;
        int[][] image = new int[h][w];
        Scene scene = new Scene();
        Thread[] t = new Thread[n];
        for (int i = 1; i < n; i++) {
            t[i] = new Thread(new Tracer(scene, i, n, w, h, image));
            t[i].start();
        }
        new Tracer(scene, 0, n, w, h, image).run();
        for (int i = 1; i < n; i++)
            t[i].join();
        System.out.println(Tracer.checksum + " " + image[3][4]); // NORACE
    }
}
