import java.util.*;
import java.util.concurrent.*;

class StripeById {
    private final ConcurrentHashMap<Integer, Object> locks = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<Integer, Long> money = new ConcurrentHashMap<>();

    private Object lockFor(int id) {
        return locks.computeIfAbsent(id, k -> new Object());
    }

    void transfer(int from, int to, long amount) {
        if (from == to) return;
        Object first = lockFor(from), second = lockFor(to);
        synchronized (first) {
            synchronized (second) { // DEADLOCK!
                money.merge(from, -amount, Long::sum); // DEADLOCK
                money.merge(to, amount, Long::sum);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        StripeById bank = new StripeById();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Random random = new Random();
        for (int i = 0; i < 1000; i++) {
            int a = random.nextInt(10), b = random.nextInt(10);
            pool.submit(() -> bank.transfer(a, b, 5));
        }
        pool.shutdown();
    }
}
