// Opaque accesses to the flag order nothing around them.
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

    void publish() {
        payload = new int[] {4, 5, 6}; // RACE!
        READY.setOpaque(this, true);
    }

    void consume() {
        while (!(boolean) READY.getOpaque(this))
            Thread.onSpinWait();
        System.out.println(payload[1]); // RACE!
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::consume).start();
        new Thread(m::publish).start();
    }
}
