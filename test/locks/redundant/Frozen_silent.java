import java.util.concurrent.locks.ReentrantLock;

class Frozen {
    private static final ReentrantLock lock = new ReentrantLock();
    private static int[] table = { 1, 2, 3, 4 };

    static int lookup(int i) {
        lock.lock();
        try {
            return table[i];
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> lookup(1)), b = new Thread(() -> lookup(2));
        a.start();
        b.start();
        lock.lock();
        try {
            table[1] = 5;
        } finally {
            lock.unlock();
        }
        a.join();
        b.join();
    }
}
