// The flag is tested before the lock is taken, and not again; the other one is cleared for the next user.
import java.util.concurrent.atomic.AtomicBoolean;

public class Main {
    static boolean started;
    static final AtomicBoolean watching = new AtomicBoolean();
    static final Object lock = new Object();
    static long handled, seen;

    static void ensure() {
        boolean isThere;
        synchronized (lock) {
            isThere = started;
        }
        synchronized (lock) {
            if (!isThere) {
                started = true;
                new Thread(() -> {
                    for (int i = 0; i < 1000; i++)
                        handled++; // RACE!
                }).start();
            }
        }
        if (watching.compareAndSet(false, true))
            new Thread(() -> {
                for (int i = 0; i < 1000; i++)
                    seen++; // RACE!
            }).start();
        watching.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Main::ensure), b = new Thread(Main::ensure);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
