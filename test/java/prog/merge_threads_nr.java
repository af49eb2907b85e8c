// Merge sort that forks a thread for each left part and joins it before it merges.
public class Main {
    static class Sorter extends Thread {
        private final int[] a;
        private final int[] scratch;
        private final int lo, hi;

        Sorter(int[] a, int[] scratch, int lo, int hi) {
            this.a = a;
            this.scratch = scratch;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public void run() {
            if (hi - lo < 2)
                return;
            int mid = (lo + hi) >>> 1;
            Sorter left = new Sorter(a, scratch, lo, mid);
            left.start();
            new Sorter(a, scratch, mid, hi).run();
            try {
                left.join();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
            merge(mid);
        }

        private void merge(int mid) {
            int i = lo, j = mid;
            for (int k = lo; k < hi; k++) {
                if (j >= hi || (i < mid && a[i] <= a[j]))
                    scratch[k] = a[i++];
                else
                    scratch[k] = a[j++];
            }
            for (int k = lo; k < hi; k++)
                a[k] = scratch[k];
        }
    }

    public static void main(String[] args) throws Exception {
        int[] a = new int[64];
        for (int i = 0; i < a.length; i++)
            a[i] = (int) (Math.random() * 1000);
        Sorter s = new Sorter(a, new int[a.length], 0, a.length);
        s.start();
        s.join();
        System.out.println(a[0] + " " + a[63]);
    }
}
