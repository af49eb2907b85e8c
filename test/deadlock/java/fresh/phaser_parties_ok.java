import java.util.concurrent.Phaser;

class PhaserParties {
    static final int WORKERS = 3;
    static final int[] part = new int[WORKERS];

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(WORKERS);
        Thread[] t = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            final int me = i;
            t[i] = new Thread(() -> {
                part[me] = me;
                phaser.arriveAndAwaitAdvance();
                int sum = 0;
                for (int p : part) sum += p;
                System.out.println(sum);
            });
            t[i].start();
        }
        for (Thread x : t) x.join();
    }
}
