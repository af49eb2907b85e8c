// Workers render their own lines but add to one checksum.
class Main {
    static class Vec {
        double x, y, z;
        Vec(double x, double y, double z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }
        void add(Vec o) {
            x += o.x;
            y += o.y;
            z += o.z;
        }
        double length() {
            return Math.sqrt(x * x + y * y + z * z);
        }
    }
    static class Scene {
        final Vec[] spheres = new Vec[16];
        long checksum;
        Scene() {
            for (int i = 0; i < spheres.length; i++)
                spheres[i] = new Vec(i, i * 2, i * 3);
        }
        synchronized void addChecked(long value) {
            checksum += value;
        }
    }
    static class RenderThread extends Thread {
        private final Scene scene;
        private final int[] row;
        private final int step, id;
        private long local;
        RenderThread(Scene scene, int[] row, int id, int step) {
            this.scene = scene;
            this.row = row;
            this.id = id;
            this.step = step;
        }
        private int trace(int x) {
            Vec ray = new Vec(x, 0, 1);
            for (Vec s : scene.spheres)
                ray.add(s);
            return (int) ray.length();
        }
        @Override
        public void run() {
            for (int x = id; x < row.length; x += step) {
                row[x] = trace(x);
                local += row[x];
            }
            scene.checksum += local; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Scene scene = new Scene();
        int[] pixels = new int[1024];
        int n = 3;
        RenderThread[] threads = new RenderThread[n];
        for (int i = 0; i < n; i++)
            threads[i] = new RenderThread(scene, pixels, i, n);
        for (int i = 0; i < n; i++)
            threads[i].start();
        for (int i = 0; i < n; i++)
            threads[i].join();
        System.out.println(scene.checksum + " " + pixels[0]);
    }
}
