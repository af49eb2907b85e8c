// Thread factory, scheduled tasks and an own executor that starts a thread for each command.
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
public class Main {
    static class PerTask implements Executor {
        private final ThreadFactory factory;
        int started;
        PerTask(ThreadFactory f) {
            factory = f;
        }
        @Override
        public void execute(Runnable r) {
            started++;
            factory.newThread(r).start();
        }
    }
    private int beats;
    private int tasks;
    private long lastBeat;
    private boolean alive = true;
    void beat() {
        beats++; // RACE! b
        lastBeat = System.nanoTime(); // RACE! l
        if (!alive) { // RACE! a
            throw new IllegalStateException("dead");
        }
    }
    boolean healthy() {
        return System.nanoTime() - lastBeat < 1_000_000_000L && beats > 0; // RACE! b l
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(m::beat, 0, 10, TimeUnit.MILLISECONDS);
        PerTask executor = new PerTask(r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        for (int i = 0; i < 4; i++) {
            executor.execute(() -> {
                m.tasks++; // RACE! t
            });
        }
        System.out.println(m.healthy() + " " + executor.started);
        m.alive = false; // RACE! a
        timer.shutdown();
        timer.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(m.beats); // RACE b
    }
}
