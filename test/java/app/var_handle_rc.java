// A counter by VarHandle is also bumped plainly.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
class Main {
    private int value;
    private static final VarHandle VALUE;
    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(Main.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    void increment() {
        VALUE.getAndAdd(this, 1); // RACE!
    }
    void reset() {
        value = 0; // RACE!
    }
    int get() {
        return (int) VALUE.getVolatile(this); // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(m::increment);
        Thread b = new Thread(m::reset);
        Thread c = new Thread(() -> System.out.println(m.get()));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
    }
}
