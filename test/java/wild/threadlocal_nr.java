// Every thread has its own buffer and context; ids come from an atomic; a static map is filled before the threads.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
public class Main {
    static class Context {
        private int depth;
        private final StringBuilder trace = new StringBuilder();
        void enter(String name) {
            depth++;
            trace.append(name).append(depth);
        }
        void leave() {
            depth--;
        }
    }
    private static final ThreadLocal<Context> CONTEXT = new ThreadLocal<Context>() {
        @Override
        protected Context initialValue() {
            return new Context();
        }
    };
    private static final AtomicInteger IDS = new AtomicInteger();
    private static final ThreadLocal<Integer> ID = ThreadLocal.withInitial(IDS::incrementAndGet);
    private static final Map<String, Integer> WEIGHTS = new HashMap<>();
    static {
        WEIGHTS.put("a", 1);
        WEIGHTS.put("b", 2);
    }
    static int work(String name, int n) {
        Context c = CONTEXT.get();
        c.enter(name);
        try {
            return n == 0 ? WEIGHTS.get(name) : work(name, n - 1) + ID.get();
        } finally {
            c.leave();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        int[] results = new int[threads.length];
        for (int i = 0; i < threads.length; i++) {
            final int me = i;
            threads[i] = new Thread(() -> {
                results[me] = work(me % 2 == 0 ? "a" : "b", 5);
                CONTEXT.remove();
            });
            threads[i].start();
        }
        int sum = work("a", 2);
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            sum += results[i];
        }
        System.out.println(sum);
    }
}
