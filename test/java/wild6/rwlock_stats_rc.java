// Lookups take the read lock, but count hits in a plain field under it.
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Main {
    static class Dictionary {
        private final TreeMap<String, String> words = new TreeMap<>();
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private int lookups;
        private int misses;

        String find(String w) {
            lock.readLock().lock();
            try {
                lookups++; // RACE! l
                String found = words.get(w); // NORACE
                if (found == null)
                    misses++; // RACE! m
                return found;
            } finally {
                lock.readLock().unlock();
            }
        }

        void define(String w, String text) {
            lock.writeLock().lock();
            try {
                words.put(w, text); // NORACE
                misses = 0; // NORACE
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    public static void main(String[] args) {
        Dictionary d = new Dictionary();
        for (int i = 0; i < 2; i++)
            new Thread(() -> d.find("heddle")).start();
        new Thread(() -> d.define("heddle", "part of a loom")).start();
    }
}
