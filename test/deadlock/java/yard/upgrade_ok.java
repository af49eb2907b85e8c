// A cache that misses gives the read lock back before it takes the write lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

class Memo<K, V> {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<K, V> known = new HashMap<>();
    private final Function<K, V> make;

    Memo(Function<K, V> make) {
        this.make = make;
    }

    V get(K key) {
        lock.readLock().lock();
        try {
            V v = known.get(key);
            if (v != null)
                return v;
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            return known.computeIfAbsent(key, make);
        } finally {
            lock.writeLock().unlock();
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Memo<Integer, String> memo = new Memo<>(i -> "n" + i);
        Runnable use = () -> {
            for (int i = 0; i < 100; i++)
                memo.get(i);
        };
        Thread a = new Thread(use), b = new Thread(use);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
