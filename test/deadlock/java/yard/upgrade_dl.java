// A cache that misses takes the write lock inside of the read lock.
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
        lock.readLock().lock(); // DEADLOCK
        try {
            V v = known.get(key);
            if (v != null)
                return v;
            lock.writeLock().lock(); // DEADLOCK!
            try {
                return known.computeIfAbsent(key, make);
            } finally {
                lock.writeLock().unlock();
            }
        } finally {
            lock.readLock().unlock();
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
