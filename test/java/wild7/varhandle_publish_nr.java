// Plain data published by setRelease, read after getAcquire.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Main {
    private static final VarHandle READY;
    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(Main.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private boolean ready;
    private int[] payload;
    private String label;

    void publish() {
        payload = new int[] {4, 5, 6}; // NORACE
        label = "payload"; // NORACE
        READY.setRelease(this, true);
    }

    void consume() {
        while (!(boolean) READY.getAcquire(this))
            Thread.onSpinWait();
        System.out.println(label + payload[1]); // NORACE
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::consume).start();
        new Thread(m::publish).start();
    }
}
