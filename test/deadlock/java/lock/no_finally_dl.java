// a lock is kept where an exception or an early return leaves
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    boolean add(int k) {
        lock.lock(); // DEADLOCK
        if (k < 0)
            return false; // DEADLOCK!
        n += k;
        lock.unlock();
        return true;
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 2; i++)
            new Thread(() -> m.add(args.length - 1)).start();
    }
}
