// A lock is given back before the last write.
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int done, failed;
    void work(int n) {
        lock.lock();
        try {
            if (n % 7 == 0)
                throw new IllegalArgumentException("bad " + n);
            done++;
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        } finally {
            lock.unlock();
        }
        if (n % 7 == 0)
            failed++; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int t = 0; t < 4; t++) {
            final int from = t * 10;
            new Thread(() -> {
                for (int i = from; i < from + 10; i++)
                    m.work(i);
            }).start();
        }
    }
}
