import java.util.*;
import java.util.concurrent.*;
class InvokeAll {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);
    static int sum(int lo, int hi) throws Exception {
        if (hi - lo < 4) { int s = 0; for (int i = lo; i < hi; i++) s += i; return s; }
        int mid = (lo + hi) / 2;
        return sum(lo, mid) + sum(mid, hi);
    }
    public static void main(String[] a) throws Exception {
        Future<Integer> f = pool.submit(() -> sum(0, 100));
        System.out.println(f.get());
        pool.shutdown();
    }
}
