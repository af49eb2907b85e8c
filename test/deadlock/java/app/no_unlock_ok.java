// returns early with the lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> stock = new HashMap<>();

    boolean take(String item, int n) {
        lock.lock();
        try {
            Integer have = stock.get(item);
            if (have == null)
                return false;
            stock.put(item, have - n);
            return true;
        } finally {
            lock.unlock();
        }
    }

    void deliver(String item, int n) {
        lock.lock();
        try {
            stock.merge(item, n, Integer::sum);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        Main shop = new Main();
        new Thread(() -> shop.deliver("nut", 10)).start();
        new Thread(() -> shop.take("bolt", 1)).start();
    }
}
