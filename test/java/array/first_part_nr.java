// What `if (id == 0)` guards is done by main, whose threads have the numbers from 1 on.
public class Main implements Runnable {
    static int[] sums = new int[100];
    static int total;
    final int id;
    Main(int id) {
        this.id = id;
    }
    @Override public void run() {
        if (id == 0) {
            total++; // NORACE
            for (int i = 0; i < sums.length; i++)
                sums[i]++; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[4];
        for (int i = 1; i < 4; i++) {
            t[i] = new Thread(new Main(i));
            t[i].start();
        }
        new Main(0).run();
        for (int i = 1; i < 4; i++)
            t[i].join();
    }
}
