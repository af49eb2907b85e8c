// The same sort, the comparison inside of the lock.
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
                    step(i);
        }
        private void step(int i) {
            synchronized (lock) {
                if (data[i] <= data[i + 1])
                    return;
                int t = data[i];
                data[i] = data[i + 1];
                data[i + 1] = t;
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
