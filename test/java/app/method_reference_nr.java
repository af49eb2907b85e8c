// Threads of a method reference bump a counter under a lock.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private int counter;
    void hit() {
        lock.lock();
        try {
            counter++;
        } finally {
            lock.unlock();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            Thread t = new Thread(m::hit);
            t.start();
            threads.add(t);
        }
        for (Thread t : threads)
            t.join();
        System.out.println(m.counter);
    }
}
