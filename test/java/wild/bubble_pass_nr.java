// Bubble sort: one thread for each pass, which takes the lock of the whole array; main joins them all.
class Pass extends Thread {
    private final int[] a;
    private final int end;
    private static int swaps;
    Pass(int[] a, int end) {
        this.a = a;
        this.end = end;
    }
    static int swaps() {
        return swaps; // NORACE
    }
    @Override
    public void run() {
        synchronized (a) {
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) { // NORACE
                    int t = a[i]; // NORACE
                    a[i] = a[i + 1]; // NORACE
                    a[i + 1] = t; // NORACE
                    swaps++; // NORACE
                }
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] a = {5, 3, 9, 1, 7, 2, 8};
        Thread[] passes = new Thread[a.length];
        for (int i = 0; i < a.length; i++) {
            passes[i] = new Pass(a, a.length - 1);
            passes[i].start();
        }
        for (Thread p : passes) {
            p.join();
        }
        System.out.println(a[0] + " " + Pass.swaps()); // NORACE
    }
}
