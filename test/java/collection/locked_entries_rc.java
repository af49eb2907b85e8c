// Every plan has a lock and a map, whose entries are got with the lock held and walked without.
import java.util.*;
import java.util.concurrent.locks.*;
class Plan {
    private final Lock lock = new ReentrantLock();
    private final Map<Integer, String> hours = new TreeMap<>();
    void book(int hour, String who) {
        lock.lock();
        try {
            hours.put(hour, who); // RACE!
        } finally {
            lock.unlock();
        }
    }
    private Set<Map.Entry<Integer, String>> entries() {
        lock.lock();
        try {
            return hours.entrySet();
        } finally {
            lock.unlock();
        }
    }
    String show() {
        String all = "";
        for (Map.Entry<Integer, String> e : entries()) // RACE!
            all += e.getKey() + e.getValue(); // RACE
        return all;
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
