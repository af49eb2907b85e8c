// A flag that is set by compareAndSet where a task is handed to a pool, and cleared by the task when it has run: one task at a time.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

public class Main {
    static final ExecutorService pool = Executors.newFixedThreadPool(3);
    static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    static final AtomicBoolean running = new AtomicBoolean();
    static long sum;

    static void drain() {
        Integer n = queue.poll();
        if (n != null)
            sum += n; // NORACE
        running.set(false);
        schedule();
    }

    static void schedule() {
        if (!queue.isEmpty() && running.compareAndSet(false, true))
            pool.execute(Main::drain);
    }

    public static void main(String[] args) {
        for (int t = 0; t < 2; t++)
            new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    queue.add(i);
                    schedule();
                }
            }).start();
    }
}
