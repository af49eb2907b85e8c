// Bubble sort by a thread for each position: neighbours are exchanged without any lock.
public class Main {
    static class Bubble implements Runnable {
        private final int[] array;
        private final int at;

        Bubble(int[] array, int at) {
            this.array = array;
            this.at = at;
        }

        @Override
        public void run() {
            for (int round = 0; round < array.length; round++) {
                if (array[at] > array[at + 1]) { // RACE!
                    int t = array[at]; // RACE!
                    array[at] = array[at + 1]; // RACE!
                    array[at + 1] = t; // RACE!
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] array = {5, 2, 8, 1, 9, 3};
        Thread[] threads = new Thread[array.length - 1];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Bubble(array, i));
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        for (int x : array)
            System.out.print(x + " ");
    }
}
