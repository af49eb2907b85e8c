// The counter is bumped only where tryLock succeeded.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
class Main implements Runnable {
    private final Lock lock = new ReentrantLock();
    private int updates;
    private final java.util.concurrent.atomic.AtomicInteger skipped = new java.util.concurrent.atomic.AtomicInteger();
    @Override
    public void run() {
        boolean locked = false;
        try {
            locked = lock.tryLock(10, TimeUnit.MILLISECONDS);
            if (locked)
                updates++;
            else
                skipped.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            if (locked)
                lock.unlock();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(m), b = new Thread(m);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(m.updates + " " + m.skipped);
    }
}
