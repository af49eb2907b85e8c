// An order book as a library: prices in sorted maps under a read-write lock, the last trade is written under the read lock.
// heddle: --open
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Main {
    public static class Order {
        private final long price;
        private int quantity;

        public Order(long price, int quantity) {
            this.price = price;
            this.quantity = quantity;
        }
    }

    public static class Book {
        private final TreeMap<Long, Deque<Order>> bids = new TreeMap<>();
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private long lastPrice;
        private int depth;

        public void add(Order o) {
            lock.writeLock().lock();
            try {
                bids.computeIfAbsent(o.price, p -> new ArrayDeque<>()).addLast(o); // NORACE
                depth++; // NORACE
            } finally {
                lock.writeLock().unlock();
            }
        }

        public Order best() {
            lock.writeLock().lock();
            try {
                Map.Entry<Long, Deque<Order>> e = bids.lastEntry(); // NORACE
                if (e == null)
                    return null;
                Order o = e.getValue().pollFirst(); // NORACE
                if (e.getValue().isEmpty()) // NORACE
                    bids.remove(e.getKey()); // NORACE
                depth--; // NORACE
                return o;
            } finally {
                lock.writeLock().unlock();
            }
        }

        public long quote() {
            lock.readLock().lock();
            try {
                if (bids.isEmpty()) // NORACE
                    return lastPrice; // RACE!
                lastPrice = bids.lastKey(); // RACE!
                return lastPrice; // RACE!
            } finally {
                lock.readLock().unlock();
            }
        }

        public int depth() {
            lock.readLock().lock();
            try {
                return depth; // NORACE
            } finally {
                lock.readLock().unlock();
            }
        }
    }
}
