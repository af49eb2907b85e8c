import java.util.*;
import java.util.concurrent.locks.*;

class EarlyReturn {
    private final Lock lock = new ReentrantLock();
    private final Map<String, Integer> stock = new HashMap<>();

    boolean reserve(String item, int n) {
        lock.lock();
        try {
            Integer have = stock.get(item);
            if (have == null || have < n) return false;
            stock.put(item, have - n);
            return true;
        } finally { lock.unlock(); }
    }

    void restock(String item, int n) {
        lock.lock();
        try { stock.merge(item, n, Integer::sum); } finally { lock.unlock(); }
    }

    public static void main(String[] args) throws Exception {
        EarlyReturn shop = new EarlyReturn();
        Thread t = new Thread(() -> { for (int i = 0; i < 10; i++) shop.restock("pen", 1); });
        Thread u = new Thread(() -> { for (int i = 0; i < 10; i++) shop.reserve("pen", 2); });
        t.start(); u.start();
        t.join(); u.join();
    }
}
