// Game of life: workers compute rows of the next board, the action of the barrier exchanges the boards.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
class Board {
    private final boolean[][] cells;
    Board(int n) {
        cells = new boolean[n][n];
    }
    boolean get(int r, int c) {
        int n = cells.length;
        return cells[(r + n) % n][(c + n) % n];
    }
    void set(int r, int c, boolean v) {
        cells[r][c] = v;
    }
    int size() {
        return cells.length;
    }
}
class Life {
    private Board now;
    private Board next;
    private int generation;
    private final int workers;
    private final CyclicBarrier barrier;
    Life(int n, int workers) {
        now = new Board(n);
        next = new Board(n);
        this.workers = workers;
        barrier = new CyclicBarrier(workers, this::swap);
        for (int i = 0; i < n; i++) {
            now.set(i, (i * 3) % n, true);
        }
    }
    private void swap() {
        Board t = now;
        now = next;
        next = t;
        generation++;
    }
    private int neighbours(int r, int c) {
        int k = 0;
        for (int i = -1; i <= 1; i++) {
            for (int j = -1; j <= 1; j++) {
                if ((i != 0 || j != 0) && now.get(r + i, c + j)) {
                    k++;
                }
            }
        }
        return k;
    }
    void work(int id) {
        try {
            while (generation < 10) {
                for (int r = id; r < now.size(); r += workers) {
                    for (int c = 0; c < now.size(); c++) {
                        int k = neighbours(r, c);
                        next.set(r, c, k == 3 || k == 2 && now.get(r, c));
                    }
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            Thread.currentThread().interrupt();
        }
    }
    int generation() {
        return generation;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Life life = new Life(32, 4);
        Thread[] team = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int id = i;
            team[i] = new Thread(() -> life.work(id));
            team[i].start();
        }
        for (Thread t : team) {
            t.join();
        }
        System.out.println(life.generation());
    }
}
