// What is not in the map is loaded with the write lock, taken while the read lock is held.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class UserCache {
    private final Map<Long, String> users = new HashMap<>();
    private final ReadWriteLock rw = new ReentrantReadWriteLock();

    String find(long id) {
        rw.readLock().lock(); // DEADLOCK
        try {
            String user = users.get(id);
            if (user == null) {
                rw.writeLock().lock(); // DEADLOCK!
                try {
                    user = "user" + id;
                    users.put(id, user);
                } finally {
                    rw.writeLock().unlock();
                }
            }
            return user;
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
