// Merge sort by ForkJoin tasks with one scratch array for all; the deepest level is kept in a static field.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Main {
    static int deepest;

    static class Sort extends RecursiveAction {
        private final int[] a, scratch;
        private final int lo, hi, depth;

        Sort(int[] a, int[] scratch, int lo, int hi, int depth) {
            this.a = a;
            this.scratch = scratch;
            this.lo = lo;
            this.hi = hi;
            this.depth = depth;
        }

        @Override
        protected void compute() {
            if (depth > deepest) // RACE!
                deepest = depth; // RACE!
            if (hi - lo < 2)
                return;
            int mid = (lo + hi) >>> 1;
            invokeAll(new Sort(a, scratch, lo, mid, depth + 1), new Sort(a, scratch, mid, hi, depth + 1));
            int i = lo, j = mid;
            for (int k = lo; k < hi; k++)
                scratch[k] = j >= hi || i < mid && a[i] <= a[j] ? a[i++] : a[j++];
            for (int k = lo; k < hi; k++)
                a[k] = scratch[k];
        }
    }

    public static void main(String[] args) {
        int[] a = new int[100];
        for (int i = 0; i < a.length; i++)
            a[i] = i * 37 % 100;
        ForkJoinPool.commonPool().invoke(new Sort(a, new int[a.length], 0, a.length, 0));
        System.out.println(a[0] + " " + deepest);
    }
}
