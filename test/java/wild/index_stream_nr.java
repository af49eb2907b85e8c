// Parallel streams over index ranges: every index writes its own element; sums by reduction and by adders.
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
class Image {
    final int width;
    final int height;
    final int[] data;
    Image(int width, int height) {
        this.width = width;
        this.height = height;
        this.data = new int[width * height];
    }
    int at(int x, int y) {
        return data[y * width + x];
    }
    void set(int x, int y, int v) {
        data[y * width + x] = v;
    }
}
public class Main {
    static Image blur(Image in, LongAdder touched) {
        Image out = new Image(in.width, in.height);
        IntStream.range(1, in.height - 1).parallel().forEach(y -> {
            for (int x = 1; x < in.width - 1; x++) {
                out.set(x, y, (in.at(x - 1, y) + in.at(x + 1, y) + in.at(x, y - 1) + in.at(x, y + 1)) / 4);
                touched.increment();
            }
        });
        return out;
    }
    public static void main(String[] args) {
        Image a = new Image(32, 32);
        int[] squares = new int[100];
        IntStream.range(0, squares.length).parallel().forEach(i -> squares[i] = i * i);
        Arrays.setAll(a.data, i -> squares[i % 100]);
        LongAdder touched = new LongAdder();
        Image b = blur(a, touched);
        b = blur(b, touched);
        long sum = Arrays.stream(b.data).parallel().asLongStream().sum();
        System.out.println(sum + " " + touched.sum());
    }
}
