// Merge sort with a thread for the left half at each level.
import java.util.Random;
class Sorter extends Thread {
    private final int[] a;
    private final int lo;
    private final int hi;
    private final int depth;
    Sorter(int[] a, int lo, int hi, int depth) {
        this.a = a;
        this.lo = lo;
        this.hi = hi;
        this.depth = depth;
    }
    @Override
    public void run() {
        sort(lo, hi, depth);
    }
    private void sort(int from, int to, int level) {
        if (to - from < 2) {
            return;
        }
        int mid = (from + to) >>> 1;
        if (level > 0) {
            Sorter left = new Sorter(a, from, mid, level - 1);
            left.start();
            sort(mid, to, level - 1);
            try {
                left.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        } else {
            sort(from, mid, 0);
            sort(mid, to, 0);
        }
        merge(from, mid, to);
    }
    private void merge(int from, int mid, int to) {
        int[] t = new int[to - from];
        int i = from;
        int j = mid;
        for (int k = 0; k < t.length; k++) {
            if (j >= to || i < mid && a[i] <= a[j]) {
                t[k] = a[i++];
            } else {
                t[k] = a[j++];
            }
        }
        System.arraycopy(t, 0, a, from, t.length);
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] a = new Random(5).ints(1000).toArray();
        Sorter s = new Sorter(a, 0, a.length, 3);
        s.start();
        s.join();
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                System.out.println("not sorted at " + i);
            }
        }
    }
}
