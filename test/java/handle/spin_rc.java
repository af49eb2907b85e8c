// A spin lock by a VarHandle is given back too early.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
class Main {
    private static final VarHandle STATE;
    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Main.class, "state", int.class);
        } catch (NoSuchFieldException | IllegalAccessException e) {
            throw new Error(e);
        }
    }
    private int state;
    private long count;
    void increment() {
        while (!STATE.compareAndSet(this, 0, 1))
            Thread.onSpinWait();
        STATE.setRelease(this, 0);
        count++; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::increment).start();
        new Thread(m::increment).start();
    }
}
