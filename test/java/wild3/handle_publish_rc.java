// A VarHandle publishes by a plain write: nothing is released.
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
    private int payload;

    void producer() {
        payload = 42; // RACE! p
        READY.set(this, true); // RACE! r
    }

    void consumer() {
        while (!(boolean) READY.getAcquire(this)) // RACE! r
            Thread.onSpinWait();
        System.out.println(payload); // RACE! p
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread p = new Thread(m::producer);
        Thread c = new Thread(m::consumer);
        c.start();
        p.start();
        p.join();
        c.join();
    }
}
