// A retry takes the lock again, and it is given back as often.
import java.util.concurrent.locks.ReentrantLock;

class Uploader {
    private final ReentrantLock lock = new ReentrantLock();
    private int sent;

    boolean send(int n) {
        lock.lock();
        if (n % 7 == 0) {
            lock.lock();
            sent--;
            lock.unlock();
        }
        sent++;
        lock.unlock();
        return n > 0;
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
