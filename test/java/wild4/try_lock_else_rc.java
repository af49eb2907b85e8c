// Who does not get the lock in time counts all the same.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int done;
    private int skipped;

    void step() throws InterruptedException {
        boolean locked = lock.tryLock(10, TimeUnit.MILLISECONDS);
        try {
            done++; // RACE! d
            if (!locked)
                skipped++; // RACE! s
        } finally {
            if (locked)
                lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++)
                        m.step();
                } catch (InterruptedException e) {
                    return;
                }
            });
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(m.done + " " + m.skipped); // NORACE
    }
}
