// Another task is cancelled than the one that is asked; who cancels waits for the end of the pool.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class Main {
    static int progress;
    static long ticks;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> beat = timer.scheduleAtFixedRate(() -> {
            ticks++; // NORACE
        }, 0, 1, TimeUnit.MILLISECONDS);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> f = pool.submit(() -> {
            for (int i = 0; i < 1000; i++)
                progress++; // NORACE
        });
        while (!f.isDone())
            Thread.sleep(1);
        System.out.println(progress); // NORACE
        pool.shutdown();
        beat.cancel(false);
        timer.shutdown();
        while (!timer.isTerminated())
            Thread.sleep(1);
        System.out.println(ticks); // NORACE
    }
}
