// A flag that is set and read in opaque and plain mode orders nothing else.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static final AtomicBoolean ready = new AtomicBoolean();
    static final AtomicInteger stage = new AtomicInteger();
    static int data, more;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1; // RACE! d
            ready.setOpaque(true);
            more = 2; // RACE! m
            stage.setPlain(1);
        }).start();
        new Thread(() -> {
            while (!ready.getOpaque())
                Thread.onSpinWait();
            System.out.println(data); // RACE! d
            while (stage.getPlain() != 1)
                Thread.onSpinWait();
            System.out.println(more); // RACE! m
        }).start();
    }
}
