import java.util.concurrent.locks.*;
class UnlockOther {
    private final ReentrantLock in = new ReentrantLock(), out = new ReentrantLock();
    private int n;
    void copy() {
        in.lock(); // DEADLOCK
        try {
            n++;
        } finally {
            out.unlock(); // DEADLOCK!
        }
    }
    void other() { out.lock(); try { n--; } finally { out.unlock(); } }
    public static void main(String[] a) {
        UnlockOther u = new UnlockOther();
        new Thread(u::copy).start();
        new Thread(u::other).start();
    }
}
