// A scheduler with a delay queue: the flag to stop and the count of tasks that ran are plain fields.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class Job implements Delayed {
    final long due;
    final Runnable body;

    Job(long delay, Runnable body) {
        this.due = System.currentTimeMillis() + delay;
        this.body = body;
    }

    @Override
    public long getDelay(TimeUnit unit) {
        return unit.convert(due - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public int compareTo(Delayed o) {
        return Long.compare(due, ((Job) o).due);
    }
}

class Scheduler {
    private final DelayQueue<Job> queue = new DelayQueue<>();
    private boolean stopped;
    private int done;
    private final Thread worker = new Thread(this::loop, "scheduler");

    void start() {
        worker.start();
    }

    void submit(long delay, Runnable body) {
        if (stopped) // RACE! s
            throw new IllegalStateException("stopped");
        queue.add(new Job(delay, body));
    }

    private void loop() {
        while (!stopped) { // RACE! s
            try {
                Job job = queue.poll(10, TimeUnit.MILLISECONDS);
                if (job != null) {
                    job.body.run();
                    done++; // RACE! d
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    int done() {
        return done; // RACE! d
    }

    void stop() {
        stopped = true; // RACE! s
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Scheduler s = new Scheduler();
        s.start();
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                s.submit(i, () -> System.out.println("tick"));
        });
        feeder.start();
        while (s.done() < 5)
            Thread.sleep(1);
        s.stop();
        feeder.join();
    }
}
