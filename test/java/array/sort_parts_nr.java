// Tasks that sort and merge halves of an array by the library's functions for parts.
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
public class Main {
    static class Sort extends RecursiveAction {
        private final int[] data;
        private final int low, high;
        Sort(int[] data, int low, int high) {
            this.data = data;
            this.low = low;
            this.high = high;
        }
        @Override
        protected void compute() {
            if (high - low < 50) {
                Arrays.sort(data, low, high); // NORACE
                return;
            }
            int middle = (low + high) >>> 1;
            invokeAll(new Sort(data, low, middle), new Sort(data, middle, high));
            int[] left = Arrays.copyOfRange(data, low, middle);
            int[] right = new int[high - middle];
            System.arraycopy(data, middle, right, 0, high - middle);
            int i = 0, k = 0;
            for (int at = low; at < high; at++)
                data[at] = k == right.length || (i < left.length && left[i] <= right[k]) ? left[i++] : right[k++];
        }
    }
    public static void main(String[] args) {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++)
            data[i] = (i * 7919) % 1000;
        new ForkJoinPool().invoke(new Sort(data, 0, data.length));
        System.out.println(data[0]);
    }
}
