// A VarHandle publishes by a release write and is read with acquire.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Main {
    private static final VarHandle READY;
    private static final VarHandle COUNT;
    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            READY = l.findVarHandle(Main.class, "ready", boolean.class);
            COUNT = l.findVarHandle(Main.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private boolean ready;
    private int payload;
    private int count;

    void producer() {
        COUNT.getAndAdd(this, 1);
        payload = 42; // NORACE
        READY.setRelease(this, true);
    }

    void consumer() {
        COUNT.getAndAdd(this, 1);
        while (!(boolean) READY.getAcquire(this))
            Thread.onSpinWait();
        System.out.println(payload); // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread p = new Thread(m::producer);
        Thread c = new Thread(m::consumer);
        c.start();
        p.start();
        p.join();
        c.join();
        System.out.println((int) COUNT.getVolatile(m));
    }
}
