// A blur in strips, in place: a strip reads the rows next to it that others write; all count into one histogram.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Image {
    final int width, height;
    final int[] pixels;

    Image(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = i * 31 % 256;
    }
}

class Blur implements Callable<Integer> {
    private final Image image;
    private final int[] histogram;
    private final int firstRow, lastRow;

    Blur(Image image, int[] histogram, int firstRow, int lastRow) {
        this.image = image;
        this.histogram = histogram;
        this.firstRow = firstRow;
        this.lastRow = lastRow;
    }

    @Override
    public Integer call() {
        int changed = 0;
        for (int y = firstRow; y < lastRow; y++) {
            for (int x = 0; x < image.width; x++) {
                int up = y > 0 ? image.pixels[(y - 1) * image.width + x] : 0; // RACE! pixels
                int here = image.pixels[y * image.width + x]; // RACE
                int down = y + 1 < image.height ? image.pixels[(y + 1) * image.width + x] : 0; // RACE! pixels
                int value = (up + here + down) / 3;
                if (value != here)
                    changed++;
                image.pixels[y * image.width + x] = value; // RACE! pixels
                histogram[value]++; // RACE! histogram
            }
        }
        return changed;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        Image image = new Image(64, 64);
        int[] histogram = new int[256];
        int strips = 4, rows = image.height / strips;
        ExecutorService pool = Executors.newFixedThreadPool(strips);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < strips; i++)
            futures.add(pool.submit(new Blur(image, histogram, i * rows, (i + 1) * rows)));
        int changed = 0;
        for (Future<Integer> f : futures)
            changed += f.get();
        pool.shutdown();
        System.out.println(changed + " " + histogram[0] + " " + image.pixels[0]);
    }
}
