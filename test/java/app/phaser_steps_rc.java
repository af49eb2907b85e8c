// Two halves of a simulation swap data; one phase has no wait.
import java.util.concurrent.Phaser;
class Main {
    static final int CELLS = 100;
    static int[] current = new int[CELLS];
    static int[] next = new int[CELLS];
    static class Half implements Runnable {
        private final Phaser phaser;
        private final int from, to;
        Half(Phaser phaser, int from, int to) {
            this.phaser = phaser;
            this.from = from;
            this.to = to;
        }
        @Override
        public void run() {
            for (int step = 0; step < 50; step++) {
                for (int i = from; i < to; i++)
                    next[i] = current[(i + 1) % CELLS] + current[(i + CELLS - 1) % CELLS]; // RACE!
                phaser.arriveAndAwaitAdvance();
                for (int i = from; i < to; i++)
                    current[i] = next[i]; // RACE!
            }
            phaser.arriveAndDeregister();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread a = new Thread(new Half(phaser, 0, CELLS / 2));
        Thread b = new Thread(new Half(phaser, CELLS / 2, CELLS));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(current[0]);
    }
}
