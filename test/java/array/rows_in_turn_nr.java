// Lines of a picture are dealt out in turn, each with all of its columns.
public class Main {
    static final int THREADS = 4;
    static class Painter extends Thread {
        private final int id;
        private final int[] pixels;
        private final int width;
        Painter(int id, int[] pixels, int width) {
            this.id = id;
            this.pixels = pixels;
            this.width = width;
        }
        @Override
        public void run() {
            int height = pixels.length / width;
            for (int y = id; y < height; y += THREADS) {
                for (int x = 0; x < width; x++) {
                    pixels[y * width + x] = x + y;
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int[] pixels = new int[100 * 80];
        Painter[] painters = new Painter[THREADS];
        for (int i = 0; i < THREADS; i++) {
            painters[i] = new Painter(i, pixels, 80);
            painters[i].start();
        }
        for (Painter p : painters) {
            p.join();
        }
        System.out.println(pixels[0]);
    }
}
