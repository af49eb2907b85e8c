// spin locks of AtomicBoolean in two orders
import java.util.concurrent.atomic.AtomicBoolean;

class Main {
    static final AtomicBoolean a = new AtomicBoolean(), b = new AtomicBoolean();
    static int n;

    static void take(AtomicBoolean lock) {
        while (!lock.compareAndSet(false, true))
            Thread.onSpinWait();
    }

    static void up() {
        take(a);
        take(b); // DEADLOCK!
        n++;
        b.set(false);
        a.set(false);
    }

    static void down() {
        take(b);
        take(a); // DEADLOCK!
        n--;
        a.set(false);
        b.set(false);
    }

    public static void main(String[] args) {
        new Thread(Main::up).start();
        new Thread(Main::down).start();
    }
}
