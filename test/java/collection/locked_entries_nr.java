// Every plan has a lock and a map, whose entries are walked with the lock held.
import java.util.*;
import java.util.concurrent.locks.*;
class Plan {
    private final Lock lock = new ReentrantLock();
    private final Map<Integer, String> hours = new TreeMap<>();
    void book(int hour, String who) {
        lock.lock();
        try {
            hours.put(hour, who);
        } finally {
            lock.unlock();
        }
    }
    String show() {
        lock.lock();
        try {
            String all = "";
            for (Map.Entry<Integer, String> e : hours.entrySet())
                all += e.getKey() + e.getValue();
            return all;
        } finally {
            lock.unlock();
        }
    }
}
class Main {
    public static void main(String[] args) {
        List<Plan> plans = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            plans.add(new Plan());
        for (int i = 0; i < 3; i++) {
            int hour = i;
            new Thread(() -> {
                for (Plan p : plans) {
                    p.book(hour, "x");
                    System.out.println(p.show());
                }
            }).start();
        }
    }
}
