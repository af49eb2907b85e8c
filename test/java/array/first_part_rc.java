// What `if (id == 0)` guards is done by main and by one of its threads, which has that number, too.
public class Main implements Runnable {
    static int[] sums = new int[100];
    static int total;
    final int id;
    Main(int id) {
        this.id = id;
    }
    @Override public void run() {
        if (id == 0) {
            total++; // RACE!
            for (int i = 0; i < sums.length; i++)
                sums[i]++; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[4];
        for (int i = 0; i < 4; i++) {
            t[i] = new Thread(new Main(i));
            t[i].start();
        }
        new Main(0).run();
        for (int i = 0; i < 4; i++)
            t[i].join();
    }
}
