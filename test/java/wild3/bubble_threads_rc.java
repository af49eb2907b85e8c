// Bubble sort where every thread runs one pass over the whole array.
public class Main {
    static int[] array = {5, 2, 9, 1, 7, 3};

    static class Pass extends Thread {
        public void run() {
            for (int i = 0; i < array.length - 1; i++) {
                if (array[i] > array[i + 1]) { // RACE!
                    int swap = array[i]; // RACE!
                    array[i] = array[i + 1]; // RACE!
                    array[i + 1] = swap; // RACE!
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Pass[] passes = new Pass[array.length];
        for (int i = 0; i < passes.length; i++)
            (passes[i] = new Pass()).start();
        for (int i = 0; i < passes.length; i++)
            passes[i].join();
        for (int v : array)
            System.out.println(v);
    }
}
