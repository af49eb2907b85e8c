import java.util.concurrent.*;
import java.util.concurrent.locks.*;
class ExecLock {
    static final ReentrantLock lock = new ReentrantLock();
    static int total;
    static int work(int n) {
        lock.lock(); // DEADLOCK
        try { total += n; return total; } finally { lock.unlock(); }
    }
    public static void main(String[] a) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(4);
        Future<Integer> f = ex.submit(() -> work(2));
        lock.lock(); // DEADLOCK
        try { total += f.get(); } finally { lock.unlock(); } // DEADLOCK!
        ex.shutdown();
    }
}
