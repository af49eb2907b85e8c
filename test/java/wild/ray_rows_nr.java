// A ray tracer: interlaced rows, a scene that is only read, the checksum added under a lock.
class Vec3 {
    double x;
    double y;
    double z;
    Vec3(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }
    void add(Vec3 a) {
        x += a.x; // NORACE
        y += a.y; // NORACE
        z += a.z; // NORACE
    }
}
class Sphere {
    final Vec3 c;
    final double r;
    Sphere(Vec3 c, double r) {
        this.c = c;
        this.r = r;
    }
}
class Scene {
    private final Sphere[] all = new Sphere[8];
    private int n;
    void add(Sphere s) {
        all[n++] = s;
    }
    Sphere get(int i) {
        return all[i];
    }
    int size() {
        return n;
    }
}
class Tracer implements Runnable {
    private final Scene scene;
    private final int id;
    private final int nthreads;
    private final int[] image;
    private final int width;
    private final int height;
    private final Vec3 point = new Vec3(0, 0, 0);
    private long checksum;
    Tracer(Scene scene, int id, int nthreads, int[] image, int width, int height) {
        this.scene = scene;
        this.id = id;
        this.nthreads = nthreads;
        this.image = image;
        this.width = width;
        this.height = height;
    }
    @Override
    public void run() {
        for (int y = id; y < height; y += nthreads) {
            for (int x = 0; x < width; x++) {
                point.x = x; // NORACE
                point.y = y; // NORACE
                point.z = 0; // NORACE
                int hit = trace();
                image[y * width + x] = hit; // NORACE
                checksum += hit; // NORACE
            }
        }
        synchronized (scene) {
            Main.total += checksum; // NORACE
        }
    }
    private int trace() {
        int hit = 0;
        for (int i = 0; i < scene.size(); i++) {
            Sphere s = scene.get(i);
            Vec3 d = new Vec3(-s.c.x, -s.c.y, -s.c.z);
            d.add(point);
            if (d.x * d.x + d.y * d.y + d.z * d.z < s.r * s.r) {
                hit++;
            }
        }
        return hit;
    }
}
public class Main {
    static long total;
    public static void main(String[] args) throws InterruptedException {
        Scene scene = new Scene();
        for (int i = 0; i < 8; i++) {
            scene.add(new Sphere(new Vec3(i * 10, i * 5, 1), 4));
        }
        int width = 64;
        int height = 48;
        int[] image = new int[width * height];
        int n = 3;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(new Tracer(scene, i, n, image, width, height));
            threads[i].start();
        }
        for (int i = 0; i < n; i++) {
            threads[i].join();
        }
        System.out.println(total + " " + image[5]); // NORACE
    }
}
