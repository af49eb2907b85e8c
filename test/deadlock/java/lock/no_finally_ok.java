// the lock is given back in finally
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    boolean add(int k) {
        lock.lock();
        try {
            if (k < 0)
                return false;
            n += k;
            return true;
        } finally {
            lock.unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 2; i++)
            new Thread(() -> m.add(args.length - 1)).start();
    }
}
