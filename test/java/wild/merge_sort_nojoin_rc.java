// The same, but only one of the two children is waited for.
public class Main extends Thread {
    private final int[] array;
    private final int low, high;
    Main(int[] array, int low, int high) {
        this.array = array;
        this.low = low;
        this.high = high;
    }
    public void run() {
        if (high - low < 2)
            return;
        int middle = (low + high) >>> 1;
        Main left = new Main(array, low, middle);
        Main right = new Main(array, middle, high);
        left.start();
        right.start();
        try {
            left.join();
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
        int[] copy = new int[high - low];
        int i = low, j = middle;
        for (int k = 0; k < copy.length; k++) {
            if (i < middle && (j >= high || array[i] <= array[j])) // RACE! a
                copy[k] = array[i++]; // RACE! a
            else
                copy[k] = array[j++]; // RACE! a
        }
        for (int k = 0; k < copy.length; k++)
            array[low + k] = copy[k]; // RACE! a
    }
    public static void main(String[] args) throws Exception {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++)
            data[i] = (i * 7919) % 1000;
        Main sorter = new Main(data, 0, data.length);
        sorter.start();
        sorter.join();
        System.out.println(data[args.length]); // RACE! a
    }
}
