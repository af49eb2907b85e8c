// Two permits let two threads in.
import java.util.concurrent.Semaphore;
class Main implements Runnable {
    static final Semaphore permits = new Semaphore(2);
    static int n;
    public void run() {
        permits.acquireUninterruptibly();
        n++; // RACE!
        permits.release();
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
