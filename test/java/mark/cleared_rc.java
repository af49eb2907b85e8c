// A mark that a thread clears which has nothing to do with those who set it.
import java.util.concurrent.atomic.AtomicBoolean;

class Main {
    static final AtomicBoolean busy = new AtomicBoolean();
    static int begun;

    static void kick() {
        if (busy.compareAndSet(false, true)) {
            begun++; // RACE!
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                busy.set(false);
        }).start();
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
