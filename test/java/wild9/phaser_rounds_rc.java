// Workers advance in phases of a Phaser, but they only arrive and do not wait for the others.
import java.util.concurrent.Phaser;

public class Main {
    static final int N = 4, ROUNDS = 6;
    static int[] cells = new int[N];

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(N);
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            int id = i;
            cells[i] = i;
            threads[i] = new Thread(() -> {
                for (int r = 0; r < ROUNDS; r++) {
                    int left = cells[(id + N - 1) % N]; // RACE!
                    phaser.arrive();
                    cells[id] = left + 1; // RACE!
                    phaser.arrive();
                }
            });
        }
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(cells[0]);
    }
}
