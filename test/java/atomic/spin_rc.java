// A spin lock that is given back too early.
import java.util.concurrent.atomic.AtomicBoolean;
class Main implements Runnable {
    static final AtomicBoolean busy = new AtomicBoolean(false);
    static int shared;
    public void run() {
        while (!busy.compareAndSet(false, true))
            Thread.onSpinWait();
        busy.set(false);
        shared++; // RACE!
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
