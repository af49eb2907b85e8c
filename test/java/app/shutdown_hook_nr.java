// A shutdown hook reads atomic statistics.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
class Main {
    private static final AtomicLong requests = new AtomicLong();
    private static void handle(int n) {
        if (n > 0)
            requests.incrementAndGet();
    }
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public void run() {
                System.out.println("served " + requests.get());
            }
        });
        ExecutorService workers = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) {
            final int n = i;
            workers.submit(() -> handle(n));
        }
        workers.shutdown();
    }
}
