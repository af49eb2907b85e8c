// A mark that the started thread clears: what is done before the start is done by one at a time.
import java.util.concurrent.atomic.AtomicBoolean;

class Main {
    static final AtomicBoolean busy = new AtomicBoolean();
    static int begun;

    static void kick() {
        if (busy.compareAndSet(false, true)) {
            begun++; // NORACE
            new Thread(() -> busy.set(false)).start();
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
