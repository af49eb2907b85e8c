// A single-threaded scheduler runs all jobs that touch the window: they never overlap.
import java.util.ArrayDeque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    private final ArrayDeque<Integer> window = new ArrayDeque<>();
    private int sum;
    private final AtomicInteger source = new AtomicInteger();
    private final ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();

    void sample() {
        int v = source.incrementAndGet();
        window.addLast(v); // NORACE
        sum += v; // NORACE
    }

    void expire() {
        Integer old = window.pollFirst(); // NORACE
        if (old != null)
            sum -= old; // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.scheduler.scheduleAtFixedRate(m::sample, 0, 5, TimeUnit.MILLISECONDS);
        m.scheduler.scheduleWithFixedDelay(m::expire, 50, 5, TimeUnit.MILLISECONDS);
        Thread.sleep(100);
        m.scheduler.execute(() -> System.out.println(m.sum)); // NORACE
        m.scheduler.shutdown();
    }
}
