// Quicksort by threads of its own kind.
class Quick extends Thread {
    private final int[] a;
    private final int lo, hi;
    Quick(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
    @Override public void run() {
        if (lo >= hi)
            return;
        int p = partition();
        Quick left = new Quick(a, lo, p - 1), right = new Quick(a, p + 1, hi);
        left.start();
        right.start();
        try {
            left.join();
            right.join();
        } catch (InterruptedException e) { }
    }
    private int partition() {
        int pivot = a[hi], i = lo;
        for (int j = lo; j < hi; j++)
            if (a[j] < pivot) {
                int t = a[i]; a[i] = a[j]; a[j] = t;
                i++;
            }
        int t = a[i]; a[i] = a[hi]; a[hi] = t;
        return i;
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        int[] a = {3, 1, 2};
        Quick s = new Quick(a, 0, 2);
        s.start();
        s.join();
        System.out.println(a[args.length]);
    }
}
