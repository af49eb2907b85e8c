// One path does not take the ReentrantLock.
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    void up() {
        lock.lock();
        try {
            n++; // RACE!
        } finally {
            lock.unlock();
        }
    }
    int get() {
        return n; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::up).start();
        new Thread(() -> System.out.println(m.get())).start();
    }
}
