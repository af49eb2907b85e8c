// Merge sort by ForkJoin tasks: parts of two arrays, halves joined before they are merged; the depth is a result.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class Main {
    static class Sort extends RecursiveTask<Integer> {
        private final int[] a, scratch;
        private final int lo, hi;

        Sort(int[] a, int[] scratch, int lo, int hi) {
            this.a = a;
            this.scratch = scratch;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo < 2)
                return 1;
            int mid = (lo + hi) >>> 1;
            Sort left = new Sort(a, scratch, lo, mid), right = new Sort(a, scratch, mid, hi);
            left.fork();
            int depth = right.compute();
            depth = Math.max(depth, left.join());
            int i = lo, j = mid;
            for (int k = lo; k < hi; k++)
                scratch[k] = j >= hi || i < mid && a[i] <= a[j] ? a[i++] : a[j++]; // NORACE
            for (int k = lo; k < hi; k++)
                a[k] = scratch[k]; // NORACE
            return depth + 1;
        }
    }

    public static void main(String[] args) {
        int[] a = new int[100];
        for (int i = 0; i < a.length; i++)
            a[i] = i * 37 % 100; // NORACE
        int deepest = ForkJoinPool.commonPool().invoke(new Sort(a, new int[a.length], 0, a.length));
        System.out.println(a[0] + " " + deepest); // NORACE
    }
}
