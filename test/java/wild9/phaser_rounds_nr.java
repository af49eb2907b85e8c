// Workers advance in phases of a Phaser; what one wrote in a phase the neighbour reads in the next.
import java.util.concurrent.Phaser;

public class Main {
    static final int N = 4, ROUNDS = 6;
    static int[][] cells = new int[2][N];

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(N);
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            int id = i;
            cells[0][i] = i; // NORACE
            threads[i] = new Thread(() -> {
                phaser.arriveAndAwaitAdvance();
                for (int r = 0; r < ROUNDS; r++) {
                    int left = cells[r % 2][(id + N - 1) % N]; // NORACE
                    cells[(r + 1) % 2][id] = left + cells[r % 2][id]; // NORACE
                    phaser.arriveAndAwaitAdvance();
                }
            });
        }
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(cells[ROUNDS % 2][0]); // NORACE
    }
}
