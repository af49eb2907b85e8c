// Halves are sorted by threads and merged after both joins.
class Main {
    static class Sorter extends Thread {
        private final int[] data;
        private final int lo, hi;
        Sorter(int[] data, int lo, int hi) {
            this.data = data;
            this.lo = lo;
            this.hi = hi;
        }
        @Override
        public void run() {
            for (int i = lo + 1; i < hi; i++) {
                int x = data[i];
                int j = i - 1;
                while (j >= lo && data[j] > x) {
                    data[j + 1] = data[j];
                    j--;
                }
                data[j + 1] = x;
            }
        }
    }
    static int[] merge(int[] data, int middle) {
        int[] out = new int[data.length];
        int i = 0, j = middle;
        for (int k = 0; k < out.length; k++)
            if (j >= data.length || (i < middle && data[i] <= data[j]))
                out[k] = data[i++];
            else
                out[k] = data[j++];
        return out;
    }
    public static void main(String[] args) throws InterruptedException {
        int[] data = {5, 3, 8, 1, 9, 2, 7, 4};
        Sorter left = new Sorter(data, 0, 4), right = new Sorter(data, 4, 8);
        left.start();
        right.start();
        left.join();
        right.join();
        int[] sorted = merge(data, 4);
        System.out.println(sorted[0]);
    }
}
