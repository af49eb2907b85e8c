// A shutdown hook reads the statistics that workers still write.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
class Main {
    private static long requests;
    private static void handle(int n) {
        if (n > 0)
            requests++; // RACE!
    }
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public void run() {
                System.out.println("served " + requests); // RACE!
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
