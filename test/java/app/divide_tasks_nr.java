// Tasks that divide an array: by invokeAll, by a runnable in a thread, and by an executor-like call.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
class Main {
    static class Fill extends RecursiveAction {
        final int[] a;
        final int lo, hi;
        Fill(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }
        @Override
        protected void compute() {
            if (hi - lo < 4) {
                for (int i = lo; i < hi; i++)
                    a[i] = i;
                return;
            }
            int mid = (lo + hi) >>> 1;
            invokeAll(new Fill(a, lo, mid), new Fill(a, mid, hi));
            a[lo] += a[hi - 1];
        }
    }
    static class Range implements Runnable {
        final long[] a;
        int from, to;
        Range(long[] a) {
            this.a = a;
        }
        Range(long[] a, int from, int to) {
            this(a);
            this.from = from;
            this.to = to;
        }
        @Override
        public void run() {
            if (to - from == 1) {
                a[from] = a[from] * a[from];
                return;
            }
            int half = from + (to - from) / 2;
            Thread left = new Thread(new Range(a, from, half));
            left.start();
            new Range(a, half, to).run();
            try {
                left.join();
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int[] a = new int[64];
        new ForkJoinPool(4).invoke(new Fill(a, 0, a.length));
        long[] b = new long[64];
        new Range(b, 0, b.length).run();
        System.out.println(a[3]);
    }
}
