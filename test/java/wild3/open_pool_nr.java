// A pool of objects as a library, all of it under its lock.
// heddle: --open
import java.util.LinkedList;

public class Main {
    public interface Factory {
        Object make();
    }

    public static class GenericPool {
        private final LinkedList<Object> idle = new LinkedList<Object>();
        private int active = 0;
        private int maxActive = 8;
        private final Factory factory;
        private volatile boolean closed;

        public GenericPool(Factory factory) {
            this.factory = factory;
        }

        public synchronized Object borrowObject() throws InterruptedException {
            if (closed)
                throw new IllegalStateException("closed");
            while (idle.isEmpty() && active >= maxActive) // NORACE
                wait();
            active++; // NORACE
            return idle.isEmpty() ? factory.make() : idle.removeFirst(); // NORACE
        }

        public void returnObject(Object o) {
            synchronized (this) {
                active--; // NORACE
                idle.addLast(o); // NORACE
                notify();
            }
        }

        public synchronized int getNumActive() {
            return active; // NORACE
        }

        public synchronized int getNumIdle() {
            return idle.size(); // NORACE
        }

        public synchronized void setMaxActive(int max) {
            maxActive = max; // NORACE
        }

        public void close() {
            closed = true;
            synchronized (this) {
                idle.clear(); // NORACE
            }
        }
    }
}
