// Each request has its context in a thread-local variable.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

class Context {
    private static final ThreadLocal<Context> CURRENT = ThreadLocal.withInitial(Context::new);
    private final Map<String, Object> values = new HashMap<>();
    private final List<String> trace = new ArrayList<>();
    private int depth;

    static Context current() {
        return CURRENT.get();
    }

    static void clear() {
        CURRENT.remove();
    }

    void enter(String what) {
        depth++;
        trace.add(what);
    }

    void leave() {
        depth--;
    }

    void set(String key, Object value) {
        values.put(key, value);
    }

    Object get(String key) {
        return values.get(key);
    }
}

class Service {
    private final AtomicLong served = new AtomicLong();

    void handle(String user) {
        Context c = Context.current();
        c.enter("handle");
        try {
            c.set("user", user);
            authorise();
            served.incrementAndGet();
        } finally {
            c.leave();
            Context.clear();
        }
    }

    private void authorise() {
        Context c = Context.current();
        c.enter("authorise");
        if (c.get("user") == null)
            throw new SecurityException("nobody");
        c.leave();
    }

    long served() {
        return served.get();
    }
}

class Main {
    public static void main(String[] args) {
        Service service = new Service();
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 100; i++) {
            String user = "user" + i;
            pool.submit(() -> service.handle(user));
        }
        pool.shutdown();
        System.out.println(service.served());
    }
}
