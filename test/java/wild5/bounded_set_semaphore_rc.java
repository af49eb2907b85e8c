// A bounded set: the semaphore bounds the size, but does not keep two adders apart.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

class BoundedSet<T> {
    private final Set<T> set = new HashSet<>();
    private final Semaphore free;

    BoundedSet(int bound) {
        free = new Semaphore(bound);
    }

    boolean add(T o) throws InterruptedException {
        free.acquire();
        boolean added = false;
        try {
            added = set.add(o); // RACE!
            return added;
        } finally {
            if (!added)
                free.release();
        }
    }

    boolean remove(Object o) {
        boolean removed = set.remove(o); // RACE!
        if (removed)
            free.release();
        return removed;
    }
}

public class Main {
    public static void main(String[] args) {
        BoundedSet<Integer> set = new BoundedSet<>(10);
        for (int t = 0; t < 3; t++) {
            int base = t * 100;
            new Thread(() -> {
                try {
                    for (int i = 0; i < 50; i++) {
                        set.add(base + i);
                        set.remove(base + i - 5);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
    }
}
