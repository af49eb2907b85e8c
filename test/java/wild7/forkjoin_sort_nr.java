// Merge sort by RecursiveAction: halves of one array, a buffer for each merge.
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class Main {
    static class Sort extends RecursiveAction {
        private final int[] data;
        private final int from, to;

        Sort(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 8) {
                insertion();
                return;
            }
            int mid = (from + to) >>> 1;
            invokeAll(new Sort(data, from, mid), new Sort(data, mid, to));
            merge(mid);
        }

        private void insertion() {
            for (int i = from + 1; i < to; i++) {
                int v = data[i]; // NORACE
                int k = i - 1;
                while (k >= from && data[k] > v) { // NORACE
                    data[k + 1] = data[k]; // NORACE
                    k--;
                }
                data[k + 1] = v; // NORACE
            }
        }

        private void merge(int mid) {
            int[] left = new int[mid - from];
            System.arraycopy(data, from, left, 0, left.length); // NORACE
            int i = 0, k = mid, o = from;
            while (i < left.length && k < to)
                data[o++] = left[i] <= data[k] ? left[i++] : data[k++]; // NORACE
            while (i < left.length)
                data[o++] = left[i++]; // NORACE
        }
    }

    public static void main(String[] args) {
        int[] data = new Random(1).ints(1000).toArray();
        ForkJoinPool.commonPool().invoke(new Sort(data, 0, data.length));
        System.out.println(data[0] + " " + data[999]); // NORACE
    }
}
