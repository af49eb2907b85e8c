// The creator does part 0 itself, its threads the parts from 1 on.
public class Main {
    static int[] sums = new int[4];
    static class Part implements Runnable {
        final int id;
        Part(int id) { this.id = id; }
        public void run() {
            sums[id]++; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[4];
        for (int i = 1; i < 4; i++) {
            t[i] = new Thread(new Part(i));
            t[i].start();
        }
        new Part(0).run();
        for (int i = 1; i < 4; i++)
            t[i].join();
    }
}
