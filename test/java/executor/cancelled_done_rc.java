// A task that was cancelled is done, but may run on; so may a periodic one.
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
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> f = pool.submit(() -> {
            for (int i = 0; i < 1000; i++)
                progress++; // RACE! p
        });
        Thread.sleep(5);
        f.cancel(true);
        if (f.isDone())
            System.out.println(progress); // RACE! p
        pool.shutdown();

        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> beat = timer.scheduleAtFixedRate(() -> {
            ticks++; // RACE! t
        }, 0, 1, TimeUnit.MILLISECONDS);
        Thread.sleep(100);
        beat.cancel(false);
        while (!beat.isDone())
            Thread.sleep(1);
        System.out.println(ticks); // RACE! t
        timer.shutdown();
    }
}
