// Every thread's ThreadLocal holds the same context: the initialiser hands out one shared object.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static class Trace {
        final List<String> spans = new ArrayList<>();
        int depth;
    }

    private static final Trace ROOT = new Trace();
    private static final ThreadLocal<Trace> TRACE = ThreadLocal.withInitial(() -> ROOT);

    static void span(String name) {
        Trace t = TRACE.get();
        t.depth++; // RACE! d
        t.spans.add(name); // RACE! s
        t.depth--; // RACE! d
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20; i++) {
            int id = i;
            pool.execute(() -> span("task" + id));
        }
        pool.shutdown();
    }
}
