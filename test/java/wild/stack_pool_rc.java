// A pool of objects with a factory: counts are read without lock, a setter of the limit too.
// heddle: --open=Main
import java.util.Stack;
interface Factory {
    Object make();
    boolean validate(Object o);
}
class BaseFactory implements Factory {
    @Override
    public Object make() {
        return new Object();
    }
    @Override
    public boolean validate(Object o) {
        return o != null;
    }
}
public class Main {
    private final Stack<Object> pool = new Stack<>();
    private Factory factory = new BaseFactory();
    private int maxSleeping = 8;
    private int numActive;
    private boolean closed;
    public synchronized Object borrowObject() {
        assertOpen();
        Object o = null;
        while (o == null) {
            o = pool.isEmpty() ? factory.make() : pool.pop();
            if (!factory.validate(o)) {
                o = null;
            }
        }
        numActive++; // RACE! n
        return o;
    }
    public void returnObject(Object o) {
        boolean keep = !closed && factory.validate(o); // RACE! f c
        synchronized (this) {
            numActive--; // RACE! n
            if (keep && pool.size() < maxSleeping) { // RACE! m
                pool.push(o);
            }
            notifyAll();
        }
    }
    public int getNumActive() {
        return numActive; // RACE! n
    }
    public synchronized int getNumIdle() {
        return pool.size();
    }
    public void setMaxSleeping(int n) {
        maxSleeping = n; // RACE! m
    }
    public synchronized void setFactory(Factory f) {
        if (numActive > 0) {
            throw new IllegalStateException();
        }
        factory = f; // RACE! f
    }
    public synchronized void close() {
        pool.clear();
        closed = true; // RACE! c
    }
    private void assertOpen() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
    }
}
