// A gate made of a lock and a condition: what is set up before open() is read by those who passed.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Gate {
        private final Lock lock = new ReentrantLock();
        private final Condition opened = lock.newCondition();
        private boolean isOpen;

        void open() {
            lock.lock();
            try {
                isOpen = true;
                opened.signalAll();
            } finally {
                lock.unlock();
            }
        }

        void pass() throws InterruptedException {
            lock.lock();
            try {
                while (!isOpen)
                    opened.await();
            } finally {
                lock.unlock();
            }
        }
    }

    static int[] settings;
    static String name;

    public static void main(String[] args) {
        Gate gate = new Gate();
        for (int i = 0; i < 3; i++) {
            int n = i;
            new Thread(() -> {
                try {
                    gate.pass();
                    System.out.println(name + settings[n]); // NORACE
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
        settings = new int[] {1, 2, 3}; // NORACE
        name = "setting "; // NORACE
        gate.open();
    }
}
