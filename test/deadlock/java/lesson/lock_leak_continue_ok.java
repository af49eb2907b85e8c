import java.util.concurrent.locks.ReentrantLock;

public class LockLeakContinue {
    private final ReentrantLock lock = new ReentrantLock();
    private final int[] slots = new int[8];

    void fill(int v) {
        for (int i = 0; i < slots.length; i++) {
            lock.lock();
            if (slots[i] != 0) {
                lock.unlock();
                continue;
            }
            slots[i] = v;
            lock.unlock();
            return;
        }
    }

    public static void main(String[] args) throws Exception {
        LockLeakContinue l = new LockLeakContinue();
        Thread a = new Thread(() -> l.fill(1));
        Thread b = new Thread(() -> l.fill(2));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
