// Each thread renders its lines; the check sum belongs to the scene and is added under a lock of the renderer's own.
class Vec {
    double x, y, z;
    Vec(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }
    double dot(Vec o) {
        return x * o.x + y * o.y + z * o.z;
    }
}
class Sphere {
    final Vec center;
    final double radius;
    Sphere(Vec c, double r) {
        center = c;
        radius = r;
    }
    boolean hit(Vec dir) {
        double b = center.dot(dir);
        return b * b - center.dot(center) + radius * radius >= 0;
    }
}
class Scene {
    final Sphere[] spheres = new Sphere[8];
    long checksum;
    int hits;
    Scene() {
        for (int i = 0; i < spheres.length; i++) {
            spheres[i] = new Sphere(new Vec(i, -i, 10 + i), 1 + i / 4.0);
        }
    }
}
class Renderer implements Runnable {
    private final Scene scene;
    private final int id;
    private final int[] pixels;
    private final int width;
    private long sum;
    Renderer(Scene scene, int id, int[] pixels, int width) {
        this.scene = scene;
        this.id = id;
        this.pixels = pixels;
        this.width = width;
    }
    public void run() {
        int height = pixels.length / width;
        for (int y = id; y < height; y += Main.NTHREADS) {
            for (int x = 0; x < width; x++) {
                Vec dir = new Vec(x - width / 2.0, y - height / 2.0, 100);
                int color = 0;
                for (Sphere s : scene.spheres) {
                    if (s.hit(dir)) {
                        color += 32;
                    }
                }
                pixels[y * width + x] = color;
                sum += color;
            }
        }
        synchronized (this) {
            scene.checksum = scene.checksum + sum; // RACE! c
        }
        synchronized (scene) {
            scene.hits += (int) (sum / 32);
        }
    }
}
public class Main {
    static final int NTHREADS = 2;
    public static void main(String[] args) throws InterruptedException {
        Scene scene = new Scene();
        int[] pixels = new int[150 * 150];
        Thread[] threads = new Thread[NTHREADS];
        for (int i = 0; i < NTHREADS; i++) {
            threads[i] = new Thread(new Renderer(scene, i, pixels, 150));
        }
        for (int i = 0; i < NTHREADS; i++) {
            threads[i].start();
        }
        for (int i = 0; i < NTHREADS; i++) {
            threads[i].join();
        }
        if (scene.checksum != scene.hits * 32L) {
            System.out.println("validation failed " + scene.checksum);
        }
    }
}
