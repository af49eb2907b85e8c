// Merge sort by a method that starts threads which call it again.
public class Main {
    static void sort(int[] a, int lo, int hi) {
        if (hi - lo < 2)
            return;
        int mid = (lo + hi) / 2;
        Thread l = new Thread(() -> sort(a, lo, mid));
        Thread r = new Thread(() -> sort(a, mid, hi));
        l.start();
        r.start();
        try {
            l.join();
            r.join();
        } catch (InterruptedException e) {
            e.printStackTrace();
        }
        merge(a, lo, mid, hi);
    }
    static void merge(int[] a, int lo, int mid, int hi) {
        int[] t = new int[hi - lo];
        int i = lo, j = mid, k = 0;
        while (i < mid && j < hi)
            t[k++] = a[i] < a[j] ? a[i++] : a[j++];
        while (i < mid)
            t[k++] = a[i++];
        while (j < hi)
            t[k++] = a[j++];
        System.arraycopy(t, 0, a, lo, t.length);
    }
    public static void main(String[] args) {
        int[] a = {5, 2, 8, 1};
        sort(a, 0, a.length);
        System.out.println(a[args.length]);
    }
}
