// A thread sorts by two threads of its own kind and waits for both; main waits for the first one.
public class Main extends Thread {
    private final int[] array;
    private final int low, high;
    Main(int[] array, int low, int high) {
        this.array = array;
        this.low = low;
        this.high = high;
    }
    @Override public void run() {
        if (high - low < 2)
            return;
        int middle = (low + high) >>> 1;
        Main left = new Main(array, low, middle);
        Main right = new Main(array, middle, high);
        left.start();
        right.start();
        try {
            left.join();
            right.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        int[] merged = new int[high - low];
        for (int i = low, j = middle, k = 0; k < merged.length; k++)
            merged[k] = i < middle && (j >= high || array[i] <= array[j]) ? array[i++] : array[j++]; // NORACE
        for (int k = 0; k < merged.length; k++)
            array[low + k] = merged[k]; // NORACE
    }
    public static void main(String[] args) throws Exception {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++)
            data[i] = (i * 7919) % 1000;
        Main sorter = new Main(data, 0, data.length);
        sorter.start();
        sorter.join();
        System.out.println(data[args.length]); // NORACE
    }
}
