// Stages of a pipeline meet at a Phaser: everyone writes his own cell, then reads the neighbour's of the stage before.
import java.util.concurrent.Phaser;

public class Main {
    static class Stage implements Runnable {
        private final int id;
        private final int[] first, second;
        private final Phaser phaser;

        Stage(int id, int[] first, int[] second, Phaser phaser) {
            this.id = id;
            this.first = first;
            this.second = second;
            this.phaser = phaser;
        }

        @Override
        public void run() {
            first[id] = id + 1; // NORACE
            phaser.arriveAndAwaitAdvance();
            second[id] = first[(id + 1) % first.length]; // NORACE
            phaser.arriveAndDeregister();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        int[] first = new int[n], second = new int[n];
        Phaser phaser = new Phaser(n);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++)
            (threads[i] = new Thread(new Stage(i, first, second, phaser))).start();
        for (Thread t : threads)
            t.join();
        int sum = 0;
        for (int v : second)
            sum += v; // NORACE
        System.out.println(sum);
    }
}
