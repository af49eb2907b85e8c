// Generations of cells: two boards that the barrier's action exchanges; each thread has rows of its own.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Board {
    private final int size;
    private final int workers;
    private boolean[][] now, next;
    private int generation;
    private final CyclicBarrier barrier;

    Board(int size, int workers) {
        this.size = size;
        this.workers = workers;
        this.now = new boolean[size][size];
        this.next = new boolean[size][size];
        for (int i = 0; i < size; i++)
            now[i][(i * 7) % size] = true;
        this.barrier = new CyclicBarrier(workers, new Runnable() {
            @Override
            public void run() {
                boolean[][] t = now;
                now = next;
                next = t;
                generation++;
            }
        });
    }

    private int neighbours(int y, int x) {
        int n = 0;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++)
                if ((dy != 0 || dx != 0) && now[(y + dy + size) % size][(x + dx + size) % size])
                    n++;
        return n;
    }

    private class Worker extends Thread {
        private final int first, last;

        Worker(int number) {
            first = number * size / workers;
            last = (number + 1) * size / workers;
        }

        @Override
        public void run() {
            try {
                for (int g = 0; g < 100; g++) {
                    for (int y = first; y < last; y++)
                        for (int x = 0; x < size; x++) {
                            int n = neighbours(y, x);
                            next[y][x] = n == 3 || n == 2 && now[y][x];
                        }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                return;
            }
        }
    }

    int run() throws InterruptedException {
        Worker[] all = new Worker[workers];
        for (int i = 0; i < workers; i++) {
            all[i] = new Worker(i);
            all[i].start();
        }
        for (Worker w : all)
            w.join();
        return generation;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        System.out.println(new Board(64, 4).run());
    }
}
