// Rows are dealt out cyclically; the checksum is a plain static.
public class Main {
    static long checksum;
    static class Scene { final double[] spheres = new double[30]; }
    static class Tracer implements Runnable {
        final int id, threads, width, height;
        final Scene scene;
        final int[] image;
        Tracer(int id, int threads, int width, int height, Scene scene, int[] image) {
            this.id = id; this.threads = threads; this.width = width; this.height = height;
            this.scene = scene; this.image = image;
        }
        public void run() {
            for (int y = id; y < height; y += threads)
                for (int x = 0; x < width; x++) {
                    int c = (int) (scene.spheres[(x + y) % 30] * 255);
                    image[y * width + x] = c;
                    checksum += c; // RACE! c
                }
        }
    }
    public static void main(String[] args) throws Exception {
        int n = 4;
        Scene scene = new Scene();
        for (int i = 0; i < 30; i++)
            scene.spheres[i] = i / 30.0;
        int[] image = new int[64 * 48];
        Thread[] ts = new Thread[n];
        for (int i = 1; i < n; i++) {
            ts[i] = new Thread(new Tracer(i, n, 64, 48, scene, image));
            ts[i].start();
        }
        new Tracer(0, n, 64, 48, scene, image).run();
        for (int i = 1; i < n; i++)
            ts[i].join();
        System.out.println(checksum + " " + image[7]);
    }
}
