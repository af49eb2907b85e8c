// One permit is a lock; none is a signal.
import java.util.concurrent.Semaphore;
class Main implements Runnable {
    static final Semaphore permit = new Semaphore(1), signal = new Semaphore(0);
    static int n, message;
    public void run() {
        permit.acquireUninterruptibly();
        n++;
        permit.release();
    }
    public static void main(String[] args) throws InterruptedException {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
        new Thread(() -> {
            message = 4;
            signal.release();
        }).start();
        signal.acquire();
        System.out.println(message);
    }
}
