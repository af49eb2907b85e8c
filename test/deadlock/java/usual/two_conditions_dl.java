import java.util.concurrent.locks.*;
class TwoConditions {
    final ReentrantLock lock = new ReentrantLock();
    final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    int n;
    void put() throws InterruptedException {
        lock.lock();
        try {
            while (n == 4) notFull.await(); // DEADLOCK!
            n++;
            notEmpty.signal();
        } finally { lock.unlock(); }
    }
    void take() throws InterruptedException {
        lock.lock();
        try {
            while (n == 0) notEmpty.await();
            n--;
            notEmpty.signal();
        } finally { lock.unlock(); }
    }
    public static void main(String[] a) {
        TwoConditions t = new TwoConditions();
        new Thread(() -> { try { for (int i = 0; i < 9; i++) t.put(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> { try { for (int i = 0; i < 9; i++) t.take(); } catch (InterruptedException e) { } }).start();
    }
}
