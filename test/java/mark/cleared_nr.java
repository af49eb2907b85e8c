// A mark that is cleared by who set it.
import java.util.concurrent.atomic.AtomicBoolean;

class Main {
    static final AtomicBoolean busy = new AtomicBoolean();
    static int begun;

    static void kick() {
        if (busy.compareAndSet(false, true)) {
            begun++; // NORACE
            busy.set(false);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                kick();
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                kick();
        }).start();
    }
}
