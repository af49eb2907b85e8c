// A spin lock made of an AtomicBoolean.
import java.util.concurrent.atomic.AtomicBoolean;
class Main implements Runnable {
    static final AtomicBoolean busy = new AtomicBoolean(false);
    static int shared;
    public void run() {
        while (!busy.compareAndSet(false, true))
            Thread.onSpinWait();
        shared++;
        busy.set(false);
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
