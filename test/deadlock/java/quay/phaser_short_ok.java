// A phaser is made for two parties, and two threads come.
import java.util.concurrent.Phaser;

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread[] workers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int id = i;
            workers[i] = new Thread(() -> {
                System.out.println("prepare " + id);
                phaser.arriveAndAwaitAdvance();
                System.out.println("run " + id);
            });
            workers[i].start();
        }
        for (Thread w : workers) {
            w.join();
        }
    }
}
