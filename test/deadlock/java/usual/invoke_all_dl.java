import java.util.*;
import java.util.concurrent.*;
class InvokeAll {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);
    static int sum(int lo, int hi) throws Exception {
        if (hi - lo < 4) { int s = 0; for (int i = lo; i < hi; i++) s += i; return s; }
        int mid = (lo + hi) / 2;
        Future<Integer> l = pool.submit(() -> sum(lo, mid));
        Future<Integer> r = pool.submit(() -> sum(mid, hi));
        return l.get() + r.get(); // DEADLOCK!
    }
    public static void main(String[] a) throws Exception {
        Future<Integer> f = pool.submit(() -> sum(0, 100)); // DEADLOCK
        System.out.println(f.get()); // DEADLOCK
        pool.shutdown();
    }
}
