// Lock in a finally block.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final Lock lock = new ReentrantLock();
    private int n;
    void up() {
        lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }
    int get() {
        lock.lock();
        try {
            return n;
        } finally {
            lock.unlock();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::up).start();
        new Thread(() -> System.out.println(m.get())).start();
    }
}
