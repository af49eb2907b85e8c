// A worker that the first user starts: under a monitor, and by an atomic flag.
import java.util.concurrent.atomic.AtomicBoolean;

public class Main {
    static boolean started;
    static final AtomicBoolean watching = new AtomicBoolean();
    static final Object lock = new Object();
    static long handled, seen;

    static void ensure() {
        synchronized (lock) {
            if (!started) {
                started = true;
                new Thread(() -> {
                    for (int i = 0; i < 1000; i++)
                        handled++; // NORACE
                }).start();
            }
        }
        if (watching.compareAndSet(false, true))
            new Thread(() -> {
                for (int i = 0; i < 1000; i++)
                    seen++; // NORACE
            }).start();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Main::ensure), b = new Thread(Main::ensure);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
