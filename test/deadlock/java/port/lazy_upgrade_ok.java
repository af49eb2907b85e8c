// What is not in the map is loaded with the write lock, taken after the read lock was given back, and made weaker at the end.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class UserCache {
    private final Map<Long, String> users = new HashMap<>();
    private final ReadWriteLock rw = new ReentrantReadWriteLock();

    String find(long id) {
        rw.readLock().lock();
        try {
            String user = users.get(id);
            if (user != null) {
                return user;
            }
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            users.putIfAbsent(id, "user" + id);
            rw.readLock().lock();
        } finally {
            rw.writeLock().unlock();
        }
        try {
            return users.get(id);
        } finally {
            rw.readLock().unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        UserCache cache = new UserCache();
        Runnable lookups = () -> {
            for (long i = 0; i < 50; i++) {
                cache.find(i % 7);
            }
        };
        Thread a = new Thread(lookups, "a");
        Thread b = new Thread(lookups, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
