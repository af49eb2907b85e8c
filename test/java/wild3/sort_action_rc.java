// Merge sort by fork and join that shares one scratch array from index 0.
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
            invokeAll(new Sort(a, scratch, from, mid), new Sort(a, scratch, mid, to));
            int i = from, j = mid, k = 0;
            while (i < mid && j < to)
                scratch[k++] = a[i] <= a[j] ? a[i++] : a[j++]; // RACE!
            while (i < mid)
                scratch[k++] = a[i++]; // RACE!
            while (j < to)
                scratch[k++] = a[j++]; // RACE!
            for (i = 0; i < k; i++)
                a[from + i] = scratch[i]; // RACE!
        }
    }

    public static void main(String[] args) {
        int[] a = new int[1000];
        for (int i = 0; i < a.length; i++)
            a[i] = (i * 7919) % 1000;
        ForkJoinPool.commonPool().invoke(new Sort(a, new int[a.length], 0, a.length));
        System.out.println(a[0]);
    }
}
