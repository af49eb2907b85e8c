// Requests of one session are serialised by the session's own monitor; routes are set up before.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static final class Session {
        private final String id;
        private final List<String> cart = new ArrayList<>();
        private long lastAccess;

        Session(String id) {
            this.id = id;
        }

        synchronized void add(String item) {
            cart.add(item); // NORACE
            lastAccess = System.nanoTime(); // NORACE
        }

        synchronized int size() {
            return cart.size(); // NORACE
        }

        synchronized long idle() {
            return System.nanoTime() - lastAccess; // NORACE
        }
    }

    static final ConcurrentHashMap<String, Session> SESSIONS = new ConcurrentHashMap<>();

    static Session session(String id) {
        return SESSIONS.computeIfAbsent(id, Session::new);
    }

    public static void main(String[] args) {
        Map<String, Integer> prices = new HashMap<>();
        prices.put("book", 12);
        prices.put("pen", 2);
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 30; i++) {
            String user = "u" + i % 3;
            pool.submit(() -> {
                Session s = session(user);
                for (String item : prices.keySet()) // NORACE
                    s.add(item + ":" + prices.get(item)); // NORACE
                return s.size();
            });
        }
        for (Session s : SESSIONS.values())
            System.out.println(s.id + " " + s.idle());
        pool.shutdown();
    }
}
