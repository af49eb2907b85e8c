// unlock in finally although tryLock has failed
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int jobs;

    boolean run(long millis) throws InterruptedException {
        boolean ok = false;
        try {
            ok = lock.tryLock(millis, TimeUnit.MILLISECONDS);
            if (ok)
                jobs++;
            return ok;
        } finally {
            lock.unlock(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread t = new Thread(() -> {
            try {
                m.run(10);
            } catch (InterruptedException e) {
                return;
            }
        });
        t.start();
        m.run(20);
        t.join();
    }
}
