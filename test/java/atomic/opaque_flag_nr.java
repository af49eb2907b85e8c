// The same in release and acquire mode.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static final AtomicBoolean ready = new AtomicBoolean();
    static final AtomicInteger stage = new AtomicInteger();
    static int data, more;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1; // NORACE
            ready.setRelease(true);
            more = 2; // NORACE
            stage.lazySet(1);
        }).start();
        new Thread(() -> {
            while (!ready.getAcquire())
                Thread.onSpinWait();
            System.out.println(data); // NORACE
            while (stage.get() != 1)
                Thread.onSpinWait();
            System.out.println(more); // NORACE
        }).start();
    }
}
