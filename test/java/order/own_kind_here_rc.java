// A thread sorts one half by a thread of its own kind, the other one itself, and may fail before it waits.
public class Main extends Thread {
    private final int[] array;
    private final int low, high;
    Main(int[] array, int low, int high) {
        this.array = array;
        this.low = low;
        this.high = high;
    }
    private void check() {
        if (high > array.length)
            throw new IllegalStateException("too far");
    }
    @Override public void run() {
        if (high - low < 2)
            return;
        int middle = (low + high) >>> 1;
        Main left = new Main(array, low, middle);
        left.start();
        new Main(array, middle, high).run();
        check();
        try {
            left.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        for (int k = low; k < high; k++)
            array[k]++; // RACE!
    }
    public static void main(String[] args) throws Exception {
        int[] data = new int[1000];
        Main sorter = new Main(data, 0, data.length);
        sorter.start();
        sorter.join();
        System.out.println(data[args.length]); // RACE!
    }
}
