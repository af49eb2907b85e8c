// A scheduler with a priority queue under its monitor; what ran is counted under it too, the thread is joined at the end.
import java.util.PriorityQueue;

class Job implements Comparable<Job> {
    final long due;
    final Runnable body;
    boolean started;

    Job(long delay, Runnable body) {
        this.due = System.currentTimeMillis() + delay;
        this.body = body;
    }

    @Override
    public int compareTo(Job o) {
        return Long.compare(due, o.due);
    }
}

class Scheduler {
    private final PriorityQueue<Job> queue = new PriorityQueue<>();
    private boolean stopped;
    private int done, idle;
    private final Thread worker = new Thread(this::loop, "scheduler");

    void start() {
        worker.start();
    }

    synchronized void submit(long delay, Runnable body) {
        if (stopped) // NORACE
            throw new IllegalStateException("stopped");
        queue.add(new Job(delay, body)); // NORACE
        notify();
    }

    private synchronized Job next() throws InterruptedException {
        while (!stopped) {
            Job first = queue.peek(); // NORACE
            long wait = first == null ? 0 : first.due - System.currentTimeMillis();
            if (first != null && wait <= 0)
                return queue.poll();
            idle++;
            wait(wait);
        }
        return null;
    }

    private void loop() {
        try {
            Job job;
            while ((job = next()) != null) {
                job.started = true; // NORACE
                job.body.run();
                synchronized (this) {
                    done++; // NORACE
                    notifyAll();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void awaitDone(int n) throws InterruptedException {
        while (done < n) // NORACE
            wait();
    }

    void stop() throws InterruptedException {
        synchronized (this) {
            stopped = true; // NORACE
            notifyAll();
        }
        worker.join();
        System.out.println("idle " + idle + " done " + done); // NORACE
    }
}

public class Main {
    static int ticks;

    public static void main(String[] args) throws InterruptedException {
        Scheduler s = new Scheduler();
        s.start();
        for (int i = 0; i < 10; i++)
            s.submit(i, () -> ticks++); // NORACE
        s.awaitDone(5);
        s.stop();
        System.out.println(ticks); // NORACE
    }
}
