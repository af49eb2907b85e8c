// Ranges that share an element, and a plain static count.
import java.util.concurrent.*;
public class Main {
    static int leaves;
    static class Inc extends RecursiveAction {
        final long[] array; final int lo, hi;
        Inc(long[] array, int lo, int hi) { this.array = array; this.lo = lo; this.hi = hi; }
        @Override protected void compute() {
            if (hi - lo < 100) {
                leaves++; // RACE! l
                for (int i = lo; i <= hi; ++i)
                    array[i]++; // RACE! a
            } else {
                int mid = (lo + hi) >>> 1;
                invokeAll(new Inc(array, lo, mid), new Inc(array, mid, hi));
            }
        }
    }
    public static void main(String[] args) {
        long[] data = new long[10000];
        new ForkJoinPool().invoke(new Inc(data, 0, data.length - 1));
        System.out.println(data[5] + leaves);
    }
}
