import java.util.concurrent.locks.ReentrantLock;

public class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int stock = 10;

    boolean take(int n) {
        lock.lock();
        if (stock < n) {
            lock.unlock();
            return false;
        }
        stock -= n;
        lock.unlock();
        return true;
    }

    public static void main(String[] args) {
        Main m = new Main();
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                while (m.take(1)) { }
            });
            t[i].start();
        }
    }
}
