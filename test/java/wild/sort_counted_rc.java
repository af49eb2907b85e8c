// Merge sort in threads: the number of living threads is changed without lock when one is made and under lock at its end.
class MSort extends Thread {
    static int available = 8;
    private final int[] part;
    MSort(int[] part) {
        this.part = part;
    }
    static synchronized void giveBack() {
        available++; // RACE!
    }
    private static int[] copy(int[] from, int lo, int hi) {
        int[] r = new int[hi - lo];
        for (int i = lo; i < hi; i++) {
            r[i - lo] = from[i];
        }
        return r;
    }
    private void merge(int[] left, int[] right) {
        int i = 0;
        int j = 0;
        for (int k = 0; k < part.length; k++) {
            if (j >= right.length || i < left.length && left[i] <= right[j]) {
                part[k] = left[i++];
            } else {
                part[k] = right[j++];
            }
        }
    }
    @Override
    public void run() {
        if (part.length > 1) {
            int[] left = copy(part, 0, part.length / 2);
            int[] right = copy(part, part.length / 2, part.length);
            MSort a = new MSort(left);
            MSort b = new MSort(right);
            if (available > 1) { // RACE!
                available -= 2; // RACE!
                a.start();
                b.start();
                try {
                    a.join();
                    b.join();
                } catch (InterruptedException e) {
                    return;
                }
                giveBack();
                giveBack();
            } else {
                a.run();
                b.run();
            }
            merge(left, right);
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] data = {4, 8, 1, 9, 3, 7, 2, 6, 5};
        MSort top = new MSort(data);
        top.start();
        top.join();
        for (int x : data) {
            System.out.print(x);
        }
    }
}
