// Threads of a factory are numbered by an atomic counter.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
class Main {
    static class NamedFactory implements ThreadFactory {
        private final String prefix;
        private final AtomicInteger number = new AtomicInteger();
        NamedFactory(String prefix) {
            this.prefix = prefix;
        }
        @Override
        public Thread newThread(Runnable r) {
            Thread t = new Thread(r, prefix + number.incrementAndGet());
            t.setDaemon(true);
            return t;
        }
    }
    private static final AtomicInteger completed = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3, new NamedFactory("w"));
        for (int i = 0; i < 10; i++) {
            pool.submit(new Runnable() {
                private int steps;
                @Override
                public void run() {
                    steps++;
                    completed.addAndGet(steps);
                }
            });
        }
        pool.shutdown();
    }
}
