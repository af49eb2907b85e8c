// Merge sort: what a thread begins with only calls the sorting method, which makes threads or calls itself.
public class Main {
    static class Sorter extends Thread {
        private final int[] a;
        private final int low, high, depth;
        Sorter(int[] a, int low, int high, int depth) {
            this.a = a;
            this.low = low;
            this.high = high;
            this.depth = depth;
        }
        @Override
        public void run() {
            sort();
        }
        void sort() {
            if (high - low < 2) {
                return;
            }
            int mid = (low + high) / 2;
            Sorter left = new Sorter(a, low, mid, depth + 1);
            Sorter right = new Sorter(a, mid, high, depth + 1);
            if (depth < 2) {
                left.start();
                right.start();
                try {
                    left.join();
                    right.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            } else {
                left.sort();
                right.sort();
            }
            merge(mid);
        }
        private void merge(int mid) {
            int[] out = new int[high - low];
            int i = low, j = mid;
            for (int k = 0; k < out.length; k++) {
                if (j >= high || (i < mid && a[i] <= a[j])) { // NORACE
                    out[k] = a[i++]; // NORACE
                } else {
                    out[k] = a[j++]; // NORACE
                }
            }
            System.arraycopy(out, 0, a, low, out.length); // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int[] a = new int[1000];
        for (int i = 0; i < a.length; i++) {
            a[i] = (i * 7919) % 1009;
        }
        Sorter s = new Sorter(a, 0, a.length, 0);
        s.start();
        s.join();
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                throw new AssertionError();
            }
        }
    }
}
