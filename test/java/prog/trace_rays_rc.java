// A ray tracer: every thread renders its rows; the checksum is added without lock, a counter of rays is static.
class Vec {
    double x, y, z;

    Vec(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }

    Vec add(Vec o) {
        return new Vec(x + o.x, y + o.y, z + o.z);
    }

    double dot(Vec o) {
        return x * o.x + y * o.y + z * o.z;
    }
}

class Sphere {
    final Vec center;
    final double radius;

    Sphere(Vec center, double radius) {
        this.center = center;
        this.radius = radius;
    }

    boolean hit(Vec ray) {
        return ray.dot(center) > radius;
    }
}

class Scene {
    final Sphere[] spheres;

    Scene(int n) {
        spheres = new Sphere[n];
        for (int i = 0; i < n; i++)
            spheres[i] = new Sphere(new Vec(i, i * 2, 3), i + 1);
    }
}

class Tracer implements Runnable {
    static int rays;
    static long checksum;
    private final Scene scene;
    private final int[] image;
    private final int width, from, to;

    Tracer(Scene scene, int[] image, int width, int from, int to) {
        this.scene = scene;
        this.image = image;
        this.width = width;
        this.from = from;
        this.to = to;
    }

    private int shade(Vec ray) {
        rays++; // RACE! rays
        int color = 0;
        for (Sphere s : scene.spheres)
            if (s.hit(ray))
                color += 17;
        return color;
    }

    public void run() {
        long local = 0;
        for (int y = from; y < to; y++)
            for (int x = 0; x < width; x++) {
                int c = shade(new Vec(x, y, 1));
                image[y * width + x] = c;
                local += c;
            }
        checksum += local; // RACE! sum
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int width = 64, height = 64, n = 4;
        Scene scene = new Scene(8);
        int[] image = new int[width * height];
        Thread[] threads = new Thread[n];
        int rows = height / n;
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(new Tracer(scene, image, width, i * rows, (i + 1) * rows));
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(Tracer.checksum + " " + Tracer.rays + " " + image[7]);
    }
}
