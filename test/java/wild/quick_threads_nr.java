// Quicksort: a thread for the left part, joined before the method ends; the same kind again inside.
class Sorter extends Thread {
    private final int[] a;
    private final int lo;
    private final int hi;
    int swaps;
    Sorter(int[] a, int lo, int hi) {
        this.a = a;
        this.lo = lo;
        this.hi = hi;
    }
    @Override
    public void run() {
        if (hi - lo < 16) {
            for (int i = lo + 1; i <= hi; i++) {
                int x = a[i]; // NORACE
                int j = i - 1;
                while (j >= lo && a[j] > x) { // NORACE
                    a[j + 1] = a[j]; // NORACE
                    j--;
                    swaps++;
                }
                a[j + 1] = x; // NORACE
            }
            return;
        }
        int mid = (lo + hi) / 2;
        Sorter left = new Sorter(a, lo, mid);
        Sorter right = new Sorter(a, mid + 1, hi);
        left.start();
        right.start();
        try {
            left.join();
            right.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        swaps += left.swaps + right.swaps; // NORACE
        merge(mid);
    }
    private void merge(int mid) {
        int[] copy = new int[hi - lo + 1];
        int i = lo;
        int j = mid + 1;
        for (int k = 0; k < copy.length; k++) {
            copy[k] = j > hi || (i <= mid && a[i] <= a[j]) ? a[i++] : a[j++]; // NORACE
        }
        System.arraycopy(copy, 0, a, lo, copy.length); // NORACE
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] a = new int[500];
        for (int i = 0; i < a.length; i++) {
            a[i] = i * 7919 % 1000;
        }
        Sorter s = new Sorter(a, 0, a.length - 1);
        s.start();
        s.join();
        System.out.println(a[0] + " " + a[499] + " " + s.swaps); // NORACE
    }
}
