// Workers advance through phases; each phase reads what the previous one wrote in the neighbour's cell.
import java.util.concurrent.Phaser;

public class Main {
    static final int N = 4;
    static final double[] front = new double[N], back = new double[N];

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(N);
        Thread[] t = new Thread[N];
        for (int i = 0; i < N; i++) {
            final int me = i;
            front[me] = me;
            t[i] = new Thread(() -> {
                for (int step = 0; step < 5; step++) {
                    back[me] = (front[me] + front[(me + 1) % N]) / 2; // NORACE
                    phaser.arriveAndAwaitAdvance();
                    front[me] = back[me]; // NORACE
                    phaser.arriveAndAwaitAdvance();
                }
            });
        }
        for (Thread one : t)
            one.start();
        for (Thread one : t)
            one.join();
        System.out.println(front[0]);
    }
}
