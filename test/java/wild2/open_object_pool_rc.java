// A pool of objects: the counter of active ones is kept outside of the lock, as is the closed flag.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

public class Main<T> {
    private final Deque<T> idle = new ArrayDeque<>();
    private final Supplier<T> factory;
    private final int max;
    private int active;
    private boolean closed;

    public Main(Supplier<T> factory, int max) {
        this.factory = factory;
        this.max = max;
    }

    public T borrowObject() {
        if (closed) // RACE! c
            throw new IllegalStateException("closed");
        T object;
        synchronized (idle) {
            object = idle.pollFirst(); // NORACE
        }
        if (object == null) {
            if (active >= max) // RACE! a
                return null;
            object = factory.get();
        }
        active++; // RACE! a
        return object;
    }

    public void returnObject(T object) {
        synchronized (idle) {
            idle.addFirst(object); // NORACE
        }
        active--; // RACE! a
    }

    public int getNumActive() {
        return active; // RACE! a
    }

    public void close() {
        closed = true; // RACE! c
        synchronized (idle) {
            idle.clear();
        }
    }
}
