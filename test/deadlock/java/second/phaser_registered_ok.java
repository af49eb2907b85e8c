import java.util.concurrent.Phaser;

public class Main {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        Runnable worker = () -> {
            System.out.println("before");
            phaser.arriveAndAwaitAdvance();
            System.out.println("after");
        };
        new Thread(worker).start();
        new Thread(worker).start();
    }
}
