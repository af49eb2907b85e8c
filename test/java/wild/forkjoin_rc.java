// Recursive tasks with a shared maximum that is not protected and an array whose halves are not disjoint.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
public class Main {
    static int best = Integer.MIN_VALUE;
    static class Sum extends RecursiveTask<Long> {
        private final int[] a;
        private final int lo;
        private final int hi;
        Sum(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }
        @Override
        protected Long compute() {
            if (hi - lo <= 16) {
                long s = 0;
                for (int i = lo; i < hi; i++) {
                    s += a[i];
                    if (a[i] > best) { // RACE! b
                        best = a[i]; // RACE! b
                    }
                }
                return s;
            }
            int mid = (lo + hi) >>> 1;
            Sum left = new Sum(a, lo, mid);
            Sum right = new Sum(a, mid, hi);
            left.fork();
            return right.compute() + left.join();
        }
    }
    static class Blur extends RecursiveAction {
        private final int[] src;
        private final int from;
        private final int length;
        Blur(int[] src, int from, int length) {
            this.src = src;
            this.from = from;
            this.length = length;
        }
        @Override
        protected void compute() {
            if (length < 32) {
                for (int i = from; i < from + length; i++) {
                    src[i] = (src[Math.max(i - 1, 0)] + src[i] + src[Math.min(i + 1, src.length - 1)]) / 3; // RACE! s
                }
                return;
            }
            int half = length / 2;
            invokeAll(new Blur(src, from, half), new Blur(src, from + half, length - half));
        }
    }
    public static void main(String[] args) {
        int[] a = new int[1000];
        for (int i = 0; i < a.length; i++) {
            a[i] = (i * 7919) % 1000;
        }
        ForkJoinPool pool = new ForkJoinPool();
        System.out.println(pool.invoke(new Sum(a, 0, a.length)) + " " + best);
        pool.invoke(new Blur(a, 0, a.length));
        System.out.println(a[0]);
    }
}
