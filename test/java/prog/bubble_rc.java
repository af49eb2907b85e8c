// Bubble sort by threads: each thread sorts a window of the same array, windows overlap.
class Window extends Thread {
    private final int[] data;
    private final int lo, hi;

    Window(int[] data, int lo, int hi) {
        this.data = data;
        this.lo = lo;
        this.hi = hi;
    }

    private void swap(int i, int j) {
        int t = data[i]; // RACE! data
        data[i] = data[j]; // RACE! data
        data[j] = t; // RACE! data
    }

    public void run() {
        for (int i = lo; i < hi; i++)
            for (int j = lo; j < hi - 1; j++)
                if (data[j] > data[j + 1]) // RACE! data
                    swap(j, j + 1);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[100];
        for (int i = 0; i < data.length; i++)
            data[i] = (i * 37) % 101;
        Window a = new Window(data, 0, 60);
        Window b = new Window(data, 40, 100);
        a.start();
        b.start();
        a.join();
        b.join();
        for (int i = 1; i < data.length; i++)
            if (data[i - 1] > data[i])
                System.out.println("not sorted at " + i);
    }
}
