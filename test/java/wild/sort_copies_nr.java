// Merge sort on copies of the two halves.
import java.util.Arrays;
class Sorter extends Thread {
    private int[] data;
    Sorter(int[] data) { this.data = data; }
    int[] data() { return data; }
    @Override public void run() {
        if (data.length < 2)
            return;
        Sorter left = new Sorter(Arrays.copyOfRange(data, 0, data.length / 2));
        Sorter right = new Sorter(Arrays.copyOfRange(data, data.length / 2, data.length));
        left.start();
        right.start();
        try {
            left.join();
            right.join();
            data = merge(left.data(), right.data());
        } catch (InterruptedException e) {
            e.printStackTrace();
        }
    }
    private int[] merge(int[] x, int[] y) {
        int[] t = new int[x.length + y.length];
        int i = 0, j = 0, k = 0;
        while (k < t.length)
            t[k++] = j >= y.length || (i < x.length && x[i] < y[j]) ? x[i++] : y[j++];
        return t;
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        Sorter s = new Sorter(new int[] {3, 1, 2});
        s.start();
        s.join();
        System.out.println(s.data()[0]);
    }
}
