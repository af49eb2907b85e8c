import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantNoFinally {
    private final Lock lock = new ReentrantLock();
    private int total;

    void add(String text) {
        lock.lock(); // DEADLOCK!
        int value = Integer.parseInt(text); // DEADLOCK
        if (value < 0)
            throw new IllegalArgumentException(text); // DEADLOCK
        total += value;
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantNoFinally s = new ReentrantNoFinally();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            final int n = i;
            ts[i] = new Thread(() -> {
                try {
                    s.add(n == 2 ? "x" : String.valueOf(n));
                } catch (IllegalArgumentException e) {
                    System.err.println("bad input " + e.getMessage());
                }
            });
            ts[i].start();
        }
        for (Thread t : ts)
            t.join();
        System.out.println(s.total);
    }
}
