// Rendering by lines; the sum is added in a synchronised method of the worker, so that every one has another lock.
class Vec {
    final double x;
    final double y;
    final double z;
    Vec(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }
    double dot(Vec o) {
        return x * o.x + y * o.y + z * o.z;
    }
}
class Interval {
    final int number;
    final int width;
    final int height;
    final int yfrom;
    final int yto;
    Interval(int number, int width, int height, int yfrom, int yto) {
        this.number = number;
        this.width = width;
        this.height = height;
        this.yfrom = yfrom;
        this.yto = yto;
    }
}
class Tracer {
    static long checksum = 0;
    static int staticRows = 0;
    private final Vec light = new Vec(0, 1, 0);
    private long local;
    private int rows;
    void render(Interval iv, int[] pixels) {
        for (int y = iv.yfrom; y < iv.yto; y++) {
            for (int x = 0; x < iv.width; x++) {
                Vec dir = new Vec(x, y, 1);
                int c = (int) dir.dot(light) & 255;
                pixels[y * iv.width + x] = c;
                local += c;
            }
            rows++;
        }
        addUp();
    }
    private synchronized void addUp() {
        checksum += local; // RACE! c
        staticRows = staticRows + rows; // RACE! r
    }
}
class TracerRunner implements Runnable {
    private final Interval interval;
    private final int[] pixels;
    TracerRunner(Interval interval, int[] pixels) {
        this.interval = interval;
        this.pixels = pixels;
    }
    public void run() {
        new Tracer().render(interval, pixels);
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        int width = 64;
        int height = 64;
        int[] pixels = new int[width * height];
        Thread[] th = new Thread[n];
        for (int i = 0; i < n; i++) {
            Interval iv = new Interval(i, width, height, i * height / n, (i + 1) * height / n);
            th[i] = new Thread(new TracerRunner(iv, pixels));
            th[i].start();
        }
        for (int i = 0; i < n; i++) {
            th[i].join();
        }
        System.out.println(Tracer.checksum + " " + Tracer.staticRows + " " + pixels[5]);
    }
}
