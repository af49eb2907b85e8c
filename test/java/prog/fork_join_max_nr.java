// ForkJoin: the maximum of an array and a map over parts of it in place.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

class Max extends RecursiveTask<Integer> {
    private final int[] a;
    private final int lo, hi;

    Max(int[] a, int lo, int hi) {
        this.a = a;
        this.lo = lo;
        this.hi = hi;
    }

    @Override
    protected Integer compute() {
        if (hi - lo <= 16) {
            int m = a[lo];
            for (int i = lo + 1; i < hi; i++)
                m = Math.max(m, a[i]);
            return m;
        }
        int mid = (lo + hi) / 2;
        Max left = new Max(a, lo, mid);
        Max right = new Max(a, mid, hi);
        left.fork();
        int r = right.compute();
        return Math.max(r, left.join());
    }
}

class Square extends RecursiveAction {
    private final int[] a;
    private final int lo, hi;

    Square(int[] a, int lo, int hi) {
        this.a = a;
        this.lo = lo;
        this.hi = hi;
    }

    @Override
    protected void compute() {
        if (hi - lo <= 16) {
            for (int i = lo; i < hi; i++)
                a[i] = a[i] * a[i];
            return;
        }
        int mid = (lo + hi) / 2;
        invokeAll(new Square(a, lo, mid), new Square(a, mid, hi));
    }
}

public class Main {
    public static void main(String[] args) {
        int[] a = new int[1000];
        for (int i = 0; i < a.length; i++)
            a[i] = i % 77;
        ForkJoinPool pool = new ForkJoinPool(4);
        pool.invoke(new Square(a, 0, a.length));
        System.out.println(pool.invoke(new Max(a, 0, a.length)));
    }
}
