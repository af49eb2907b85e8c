// A pool of objects as libraries have it: borrow and return lock, invalidate does not count under the lock.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

public class Main {
    public static class Pool<T> {
        private final Deque<T> idle = new ArrayDeque<>();
        private final Supplier<T> factory;
        private int active;
        private int maxActive = 8;
        private boolean closed;

        public Pool(Supplier<T> factory) {
            this.factory = factory;
        }

        public synchronized T borrow() throws InterruptedException {
            while (active >= maxActive && !closed) // RACE! a
                wait();
            if (closed)
                throw new IllegalStateException("pool is closed");
            active++; // RACE! a
            T t = idle.pollFirst(); // NORACE
            return t != null ? t : factory.get();
        }

        public synchronized void giveBack(T t) {
            active--; // RACE! a
            if (!closed)
                idle.addFirst(t); // NORACE
            notify();
        }

        public void invalidate(T t) {
            active--; // RACE! a
            synchronized (this) {
                notify();
            }
        }

        public synchronized int getNumIdle() {
            return idle.size();
        }

        public int getNumActive() {
            return active; // RACE! a
        }

        public synchronized void close() {
            closed = true;
            idle.clear(); // NORACE
            notifyAll();
        }
    }
}
