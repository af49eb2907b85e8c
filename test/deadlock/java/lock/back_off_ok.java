// the second lock is only tried, and all are given back if it is taken
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static int n;
    static void both(ReentrantLock x, ReentrantLock y) {
        while (true) {
            x.lock();
            try {
                if (y.tryLock()) {
                    try {
                        n++;
                        return;
                    } finally {
                        y.unlock();
                    }
                }
            } finally {
                x.unlock();
            }
            Thread.yield();
        }
    }
    public static void main(String[] args) {
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
    }
}
