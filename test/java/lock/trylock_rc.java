// The write happens whether the lock was free or not.
import java.util.concurrent.locks.ReentrantLock;
class Main implements Runnable {
    static final ReentrantLock lock = new ReentrantLock();
    static int n;
    public void run() {
        boolean mine = lock.tryLock();
        n++; // RACE!
        if (mine)
            lock.unlock();
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
