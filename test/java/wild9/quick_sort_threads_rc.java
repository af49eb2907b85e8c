// Quick sort: each call sorts its two parts in threads of their own and joins both, but all count their exchanges in one static field.
public class Main {
    static int swaps;

    static class Quick extends Thread {
        private final int[] a;
        private final int lo, hi;

        Quick(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        private void swap(int i, int j) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
            swaps++; // RACE!
        }

        @Override
        public void run() {
            if (lo >= hi)
                return;
            int p = lo;
            for (int i = lo; i < hi; i++)
                if (a[i] < a[hi])
                    swap(i, p++);
            swap(p, hi);
            Quick left = new Quick(a, lo, p - 1), right = new Quick(a, p + 1, hi);
            left.start();
            right.start();
            try {
                left.join();
                right.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] a = {7, 3, 9, 1, 8, 2, 6};
        Quick q = new Quick(a, 0, a.length - 1);
        q.start();
        q.join();
        System.out.println(a[0] + " " + swaps);
    }
}
