// The write happens only if the lock was free.
import java.util.concurrent.locks.ReentrantLock;
class Main implements Runnable {
    static final ReentrantLock lock = new ReentrantLock();
    static int n;
    public void run() {
        if (lock.tryLock()) {
            try {
                n++;
            } finally {
                lock.unlock();
            }
        }
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
