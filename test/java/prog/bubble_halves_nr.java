// Bubble sort of two halves by two threads, then a merge by the main thread.
class Half extends Thread {
    private final int[] data;
    private final int lo, hi;

    Half(int[] data, int lo, int hi) {
        this.data = data;
        this.lo = lo;
        this.hi = hi;
    }

    private void swap(int i, int j) {
        int t = data[i];
        data[i] = data[j];
        data[j] = t;
    }

    public void run() {
        for (int i = lo; i < hi; i++)
            for (int j = lo; j < hi - 1; j++)
                if (data[j] > data[j + 1])
                    swap(j, j + 1);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[100];
        for (int i = 0; i < data.length; i++)
            data[i] = (i * 37) % 101;
        Half a = new Half(data, 0, 50);
        Half b = new Half(data, 50, 100);
        a.start();
        b.start();
        a.join();
        b.join();
        int[] out = new int[100];
        int i = 0, j = 50, k = 0;
        while (i < 50 || j < 100)
            out[k++] = j >= 100 || (i < 50 && data[i] <= data[j]) ? data[i++] : data[j++];
        System.out.println(out[0] + " " + out[99]);
    }
}
