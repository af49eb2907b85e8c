// A pool of objects, all of whose state is guarded by one lock, with a thin statistics view on atomics.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

public class Main<T> {
    private final Deque<T> idle = new ArrayDeque<>();
    private final Supplier<T> factory;
    private final int max;
    private final AtomicLong borrowed = new AtomicLong();
    private int active;
    private boolean closed;

    public Main(Supplier<T> factory, int max) {
        this.factory = factory;
        this.max = max;
    }

    public synchronized T borrowObject() throws InterruptedException {
        assertOpen();
        while (idle.isEmpty() && active >= max) {
            wait(); // NORACE
            assertOpen();
        }
        active++; // NORACE
        borrowed.incrementAndGet();
        return idle.isEmpty() ? factory.get() : idle.removeFirst();
    }

    public void returnObject(T object) {
        synchronized (this) {
            active--; // NORACE
            if (!closed)
                idle.addFirst(object);
            notify();
        }
    }

    private void assertOpen() {
        if (closed) // NORACE
            throw new IllegalStateException("closed");
    }

    public synchronized int getNumIdle() {
        return idle.size();
    }

    public long getBorrowed() {
        return borrowed.get();
    }

    public synchronized void close() {
        closed = true; // NORACE
        idle.clear();
        notifyAll();
    }
}
