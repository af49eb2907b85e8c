// SHARING: Stats.errors mostly *Stats.lock
// SHARING: Stats.calls atomic
import java.util.concurrent.atomic.AtomicInteger;

class Stats {
    static final Object lock = new Object();
    static int errors;
    static volatile int calls;

    static void fail() {
        synchronized (lock) {
            errors++;
        }
        calls = 1;
    }

    static int report() {
        return errors;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Stats::fail), b = new Thread(Stats::fail);
        a.start();
        b.start();
        int n = report();
        a.join();
        b.join();
        System.out.println(n);
    }
}
