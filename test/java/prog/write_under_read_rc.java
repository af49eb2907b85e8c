// A phone book behind a read-write lock; one of the writers only has the read lock.
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class PhoneBook {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final TreeMap<String, String> numbers = new TreeMap<>();
    private long lookups;

    String lookup(String name) {
        lock.readLock().lock();
        try {
            lookups++; // RACE! lookups
            return numbers.get(name); // RACE! map
        } finally {
            lock.readLock().unlock();
        }
    }

    void store(String name, String number) {
        lock.writeLock().lock();
        try {
            numbers.put(name, number);
        } finally {
            lock.writeLock().unlock();
        }
    }

    void rename(String from, String to) {
        lock.readLock().lock();
        try {
            String number = numbers.remove(from); // RACE! map
            if (number != null)
                numbers.put(to, number); // RACE! map
        } finally {
            lock.readLock().unlock();
        }
    }
}

class Main {
    public static void main(String[] args) {
        PhoneBook book = new PhoneBook();
        Runnable reader = () -> {
            for (int i = 0; i < 100; i++)
                book.lookup("n" + i);
        };
        new Thread(reader).start();
        new Thread(reader).start();
        new Thread(() -> {
            for (int i = 0; i < 100; i++)
                book.store("n" + i, "555-" + i);
        }).start();
        new Thread(() -> book.rename("n1", "n2")).start();
        new Thread(() -> book.rename("n2", "n3")).start();
    }
}
