// A parallel bubble sort: threads swap neighbours of one array, some without the lock.
public class Main {
    static int[] data = {9, 4, 7, 1, 8, 3, 2, 6, 5, 0};
    static final Object lock = new Object();
    static boolean swapped;
    static class Sorter extends Thread {
        final int from;
        Sorter(int from) { this.from = from; }
        @Override public void run() {
            for (int round = 0; round < data.length; round++)
                for (int i = from; i + 1 < data.length; i += 2)
                    if (data[i] > data[i + 1]) // RACE! data
                        swap(i);
        }
        private void swap(int i) {
            synchronized (lock) {
                int t = data[i];
                data[i] = data[i + 1]; // RACE! data
                data[i + 1] = t; // RACE! data
                swapped = true;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Sorter even = new Sorter(0), odd = new Sorter(1);
        even.start();
        odd.start();
        even.join();
        odd.join();
        for (int x : data) System.out.print(x + " ");
        System.out.println(swapped);
    }
}
