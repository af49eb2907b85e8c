// A retry takes the lock again, and it is given back once.
import java.util.concurrent.locks.ReentrantLock;

class Uploader {
    private final ReentrantLock lock = new ReentrantLock();
    private int sent;

    boolean send(int n) {
        lock.lock(); // DEADLOCK
        if (n % 7 == 0) {
            lock.lock(); // DEADLOCK
            sent--;
        }
        sent++;
        lock.unlock();
        return n > 0; // DEADLOCK!
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Uploader u = new Uploader();
        Runnable r = () -> {
            for (int i = 0; i < 50; i++) {
                u.send(i);
            }
        };
        Thread a = new Thread(r);
        Thread b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
