// A server loop: handlers in threads per request, a session table, statistics, shutdown hook.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
public class Main {
    record Request(int session, String path) {
    }
    static final class Session {
        private final Map<String, Object> attributes = new HashMap<>();
        private long accessed;
        private int hits;
        void touch() {
            accessed = System.nanoTime(); // RACE! a
            synchronized (attributes) {
                attributes.put("last", accessed); // RACE! a
            }
        }
        synchronized int hit() {
            return ++hits;
        }
    }
    private final Map<Integer, Session> sessions = new ConcurrentHashMap<>();
    private final Map<String, Function<Request, String>> routes = new HashMap<>();
    private final ExecutorService executor = Executors.newCachedThreadPool();
    private long served;
    private String lastError;
    void route(String path, Function<Request, String> f) {
        routes.put(path, f);
    }
    void accept(Request r) {
        executor.execute(() -> handle(r));
    }
    private void handle(Request r) {
        Session s = sessions.computeIfAbsent(r.session(), k -> new Session());
        s.touch();
        Function<Request, String> f = routes.get(r.path());
        if (f == null) {
            lastError = "no route to " + r.path(); // RACE! e
            return;
        }
        String answer = f.apply(r) + s.hit();
        synchronized (this) {
            served++; // RACE! s
        }
        System.out.println(answer);
    }
    public static void main(String[] args) {
        Main server = new Main();
        server.route("/", r -> "index for " + r.session());
        server.route("/x", r -> "x");
        Runtime.getRuntime().addShutdownHook(new Thread(() ->
            System.out.println(server.served + " " + server.lastError))); // RACE! s e
        for (int i = 0; i < 20; i++) {
            server.accept(new Request(i % 3, i % 2 == 0 ? "/" : "/x"));
        }
        server.executor.shutdown();
    }
}
