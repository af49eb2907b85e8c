// heddle: --open=KeyedPool
// A keyed pool whose state is under the pool's lock, its settings volatile and its statistics atomic.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

public class KeyedPool {
    private static class Slot {
        final Object object;
        long idleSince;

        Slot(Object object) {
            this.object = object;
        }
    }

    private final Map<String, List<Slot>> idle = new HashMap<>();
    private volatile long minIdleMillis = 1000;
    private final AtomicLong evicted = new AtomicLong();

    public synchronized Object borrow(String key) {
        List<Slot> slots = idle.get(key); // NORACE
        if (slots == null || slots.isEmpty())
            return new Object();
        return slots.remove(slots.size() - 1).object; // NORACE
    }

    public void giveBack(String key, Object o) {
        Slot s = new Slot(o);
        s.idleSince = System.currentTimeMillis(); // NORACE
        synchronized (this) {
            idle.computeIfAbsent(key, k -> new ArrayList<>()).add(s); // NORACE
        }
    }

    public int keys() {
        synchronized (this) {
            return idle.size(); // NORACE
        }
    }

    public void setMinIdleMillis(long n) {
        minIdleMillis = n; // NORACE
    }

    public void evict() {
        long limit = System.currentTimeMillis() - minIdleMillis;
        synchronized (this) {
            for (List<Slot> slots : idle.values()) // NORACE
                if (slots.removeIf(s -> s.idleSince < limit)) // NORACE
                    evicted.incrementAndGet();
        }
    }

    public long evicted() {
        return evicted.get();
    }
}

public class Main {
}
