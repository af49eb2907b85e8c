// Quicksort with fork and join: a task sorts what is left and right of the pivot in two tasks.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
class QuickSort extends RecursiveAction {
    private final int[] data;
    private final int lo;
    private final int hi;
    QuickSort(int[] data, int lo, int hi) {
        this.data = data;
        this.lo = lo;
        this.hi = hi;
    }
    private void swap(int i, int j) {
        int t = data[i];
        data[i] = data[j];
        data[j] = t;
    }
    private int partition() {
        int pivot = data[hi];
        int at = lo;
        for (int i = lo; i < hi; i++) {
            if (data[i] < pivot) {
                swap(i, at++);
            }
        }
        swap(at, hi);
        return at;
    }
    @Override
    protected void compute() {
        if (lo >= hi) {
            return;
        }
        int p = partition();
        invokeAll(new QuickSort(data, lo, p - 1), new QuickSort(data, p + 1, hi));
    }
}
public class Main {
    public static void main(String[] args) {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++) {
            data[i] = (i * 7919) % 1000;
        }
        new ForkJoinPool(4).invoke(new QuickSort(data, 0, data.length - 1));
        for (int i = 1; i < data.length; i++) {
            if (data[i - 1] > data[i]) {
                throw new AssertionError();
            }
        }
    }
}
