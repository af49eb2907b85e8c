// Lines of an image dealt out in turns; each thread renders with its own copy of the scene, the checksum is locked by own locks.
class Vec {
    double x, y, z;
    Vec(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }
    void add(Vec o) {
        x += o.x; // NORACE
        y += o.y; // NORACE
        z += o.z; // NORACE
    }
}
class Interval {
    final int width, height, from, to, step, id;
    Interval(int width, int height, int from, int to, int step, int id) {
        this.width = width;
        this.height = height;
        this.from = from;
        this.to = to;
        this.step = step;
        this.id = id;
    }
}
class Tracer {
    final Vec light = new Vec(1, 1, 1);
    final Vec eye = new Vec(0, 0, 0);
    final Vec tmp = new Vec(0, 0, 0);
    double shade(int x, int y) {
        tmp.x = x; // NORACE
        tmp.y = y;
        tmp.add(light);
        tmp.add(eye);
        return tmp.x * tmp.y; // NORACE
    }
}
class RayRunner extends Tracer implements Runnable {
    static long checksum1;
    static int[] image;
    private final Object lock = new Object();
    private final Interval interval;
    private long checksum;
    RayRunner(int id, int n, int w, int h) {
        interval = new Interval(w, h, id, h, n, id);
    }
    void render() {
        for (int y = interval.from; y < interval.to; y += interval.step) {
            for (int x = 0; x < interval.width; x++) {
                int c = (int) shade(x, y) & 255;
                checksum += c; // NORACE
                image[y * interval.width + x] = c; // NORACE
            }
        }
    }
    @Override
    public void run() {
        render();
        synchronized (lock) {
            checksum1 = checksum1 + checksum; // RACE!
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        int w = 50;
        int h = 50;
        RayRunner.image = new int[w * h];
        Runnable[] runners = new Runnable[n];
        Thread[] threads = new Thread[n];
        for (int i = 1; i < n; i++) {
            runners[i] = new RayRunner(i, n, w, h);
            threads[i] = new Thread(runners[i]);
            threads[i].start();
        }
        runners[0] = new RayRunner(0, n, w, h);
        runners[0].run();
        for (int i = 1; i < n; i++) {
            threads[i].join();
        }
        System.out.println(RayRunner.checksum1); // NORACE
    }
}
