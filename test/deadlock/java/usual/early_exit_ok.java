import java.util.concurrent.locks.*;
class EarlyExit {
    private final Lock lock = new ReentrantLock();
    private int[] data = new int[8]; private int n;
    boolean push(int v) {
        lock.lock();
        try {
        if (n == data.length)
            return false;
        data[n++] = v;
        return true;
        } finally { lock.unlock(); }
    }
    public static void main(String[] a) {
        EarlyExit e = new EarlyExit();
        for (int t = 0; t < 2; t++) new Thread(() -> { for (int i = 0; i < 10; i++) e.push(i); }).start();
    }
}
