// A mark that the started thread clears: whoever set it does not have it any more.
import java.util.concurrent.atomic.AtomicBoolean;

class Main {
    static final AtomicBoolean busy = new AtomicBoolean();
    static int begun;

    static void kick() {
        if (busy.compareAndSet(false, true)) {
            new Thread(() -> busy.set(false)).start();
            begun++; // RACE!
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
