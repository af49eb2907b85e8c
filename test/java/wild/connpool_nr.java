// A connection pool with a lock and a condition; connections are used by the one that got them.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
public class Main {
    public static final class Connection {
        private final String url;
        private volatile long lastUsed;
        private volatile boolean valid = true;
        Connection(String url) {
            this.url = url;
        }
        public String url() {
            return url;
        }
        public void touch() {
            lastUsed = System.nanoTime();
        }
        public void invalidate() {
            valid = false;
        }
        boolean usable() {
            return valid && System.nanoTime() - lastUsed < 1_000_000_000L;
        }
    }
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition available = lock.newCondition();
    private final Deque<Connection> free = new ArrayDeque<>();
    private final String url;
    private final int max;
    private int total;
    public Main(String url, int max) {
        this.url = url;
        this.max = max;
    }
    public Connection acquire(long timeout) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long nanos = TimeUnit.MILLISECONDS.toNanos(timeout);
            while (free.isEmpty() && total >= max) {
                if (nanos <= 0) {
                    return null;
                }
                nanos = available.awaitNanos(nanos);
            }
            Connection c = free.pollFirst();
            if (c == null || !c.usable()) {
                if (c == null) {
                    total++;
                }
                c = new Connection(url);
            }
            return c;
        } finally {
            lock.unlock();
        }
    }
    public void release(Connection c) {
        c.touch();
        lock.lock();
        try {
            free.addLast(c);
            available.signal();
        } finally {
            lock.unlock();
        }
    }
    public int size() {
        lock.lock();
        try {
            return total - free.size();
        } finally {
            lock.unlock();
        }
    }
}
