// Merge sort by fork and join: every step merges in its own part of the scratch array.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Main {
    static class Sort extends RecursiveAction {
        final int[] a, scratch;
        final int from, to;

        Sort(int[] a, int[] scratch, int from, int to) {
            this.a = a;
            this.scratch = scratch;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 2)
                return;
            int mid = (from + to) >>> 1;
            Sort left = new Sort(a, scratch, from, mid);
            Sort right = new Sort(a, scratch, mid, to);
            left.fork();
            right.compute();
            left.join();
            merge(mid);
        }

        private void merge(int mid) {
            int i = from, j = mid, k = from;
            while (i < mid && j < to)
                scratch[k++] = a[i] <= a[j] ? a[i++] : a[j++]; // NORACE
            while (i < mid)
                scratch[k++] = a[i++]; // NORACE
            while (j < to)
                scratch[k++] = a[j++]; // NORACE
            for (k = from; k < to; k++)
                a[k] = scratch[k]; // NORACE
        }
    }

    public static void main(String[] args) {
        int[] a = new int[1000];
        for (int i = 0; i < a.length; i++)
            a[i] = (i * 7919) % 1000;
        new ForkJoinPool(4).invoke(new Sort(a, new int[a.length], 0, a.length));
        System.out.println(a[0]);
    }
}
