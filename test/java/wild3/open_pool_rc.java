// A pool of objects as a library: borrow and return are synchronised, the counters and the limit are not.
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
        private Factory factory;
        private boolean closed;

        public GenericPool(Factory factory) {
            this.factory = factory;
        }

        public synchronized Object borrowObject() throws InterruptedException {
            if (closed) // RACE! c
                throw new IllegalStateException("closed");
            while (idle.isEmpty() && active >= maxActive) // RACE! m
                wait();
            active++; // RACE! a
            return idle.isEmpty() ? factory.make() : idle.removeFirst(); // RACE! f
        }

        public synchronized void returnObject(Object o) {
            active--; // RACE! a
            idle.addLast(o);
            notify();
        }

        public int getNumActive() {
            return active; // RACE! a
        }

        public synchronized int getNumIdle() {
            return idle.size();
        }

        public void setMaxActive(int max) {
            maxActive = max; // RACE! m
        }

        public void setFactory(Factory factory) {
            this.factory = factory; // RACE! f
        }

        public void close() {
            closed = true; // RACE! c
        }
    }
}
