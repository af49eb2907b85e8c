// the second lock is waited for
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static int n;
    static void both(ReentrantLock x, ReentrantLock y) {
        while (true) {
            x.lock();
            try {
                y.lock(); // DEADLOCK!
                try {
                    n++;
                    return;
                } finally {
                    y.unlock();
                }
            } finally {
                x.unlock();
            }
        }
    }
    public static void main(String[] args) {
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
    }
}
