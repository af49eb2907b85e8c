// AtomicIntegerFieldUpdater and AtomicReferenceFieldUpdater on volatile fields; the winner initialises.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class Main {
    static class Lazy {
        private static final AtomicIntegerFieldUpdater<Lazy> USES =
            AtomicIntegerFieldUpdater.newUpdater(Lazy.class, "uses");
        private static final AtomicReferenceFieldUpdater<Lazy, String> NAME =
            AtomicReferenceFieldUpdater.newUpdater(Lazy.class, String.class, "name");
        private volatile int uses;
        private volatile String name;

        String name() {
            USES.incrementAndGet(this);
            String n = name;
            if (n == null) {
                NAME.compareAndSet(this, null, "lazy" + uses);
                n = name;
            }
            return n;
        }
    }

    public static void main(String[] args) {
        Lazy lazy = new Lazy();
        Runnable r = () -> System.out.println(lazy.name());
        new Thread(r).start();
        new Thread(r).start();
        r.run();
    }
}
