// Request contexts in a ThreadLocal; formatters per thread; ids from an atomic.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

public class Main {
    static class Context {
        final long id;
        final Map<String, Object> attributes = new HashMap<>();
        int depth;

        Context(long id) {
            this.id = id;
        }
    }

    private static final AtomicLong IDS = new AtomicLong();
    private static final ThreadLocal<Context> CURRENT = new ThreadLocal<>();
    private static final ThreadLocal<SimpleDateFormat> FORMAT =
        ThreadLocal.withInitial(() -> new SimpleDateFormat("HH:mm:ss"));

    static void handle(String user) {
        CURRENT.set(new Context(IDS.incrementAndGet()));
        try {
            CURRENT.get().attributes.put("user", user); // NORACE
            audit("start");
            nested();
            audit("end");
        } finally {
            CURRENT.remove();
        }
    }

    static void nested() {
        Context c = CURRENT.get();
        c.depth++; // NORACE
        c.attributes.put("nested", Boolean.TRUE);
    }

    static void audit(String what) {
        Context c = CURRENT.get();
        System.out.println(FORMAT.get().format(new Date()) + what + c.id + c.depth + c.attributes); // NORACE
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20; i++) {
            String user = "user" + i;
            pool.execute(() -> handle(user));
        }
        pool.shutdown();
    }
}
