// heddle: --open=KeyedPool
// A keyed pool: borrowing and returning under the pool's lock, the evictor's settings and statistics are not.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class KeyedPool {
    private static class Slot {
        final Object object;
        long idleSince;

        Slot(Object object) {
            this.object = object;
        }
    }

    private final Map<String, List<Slot>> idle = new HashMap<>();
    private long minIdleMillis = 1000;
    private int evicted;

    public synchronized Object borrow(String key) {
        List<Slot> slots = idle.get(key);
        if (slots == null || slots.isEmpty())
            return new Object();
        return slots.remove(slots.size() - 1).object;
    }

    public synchronized void giveBack(String key, Object o) {
        Slot s = new Slot(o);
        s.idleSince = System.currentTimeMillis();
        idle.computeIfAbsent(key, k -> new ArrayList<>()).add(s); // RACE! m
    }

    public int keys() {
        return idle.size(); // RACE! m
    }

    public void setMinIdleMillis(long n) {
        minIdleMillis = n; // RACE! t
    }

    public synchronized void evict() {
        long limit = System.currentTimeMillis() - minIdleMillis; // RACE! t
        for (List<Slot> slots : idle.values())
            for (int i = slots.size() - 1; i >= 0; i--)
                if (slots.get(i).idleSince < limit) {
                    slots.remove(i);
                    evicted++; // RACE! e
                }
    }

    public int evicted() {
        return evicted; // RACE! e
    }
}

public class Main {
}
