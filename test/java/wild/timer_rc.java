// A scheduler with its own thread: the queue is locked, the state of tasks is not, cancel takes the wrong lock.
// heddle: --open
import java.util.PriorityQueue;
public class Main {
    public static class Task implements Comparable<Task> {
        private final Runnable body;
        private long when;
        private int state;
        private final Object taskLock = new Object();
        Task(Runnable body, long when) {
            this.body = body;
            this.when = when;
        }
        public boolean cancel() {
            synchronized (this) {
                boolean was = state == 0; // RACE! s
                state = 2; // RACE! s
                return was;
            }
        }
        @Override
        public int compareTo(Task o) {
            return Long.compare(when, o.when);
        }
    }
    private final PriorityQueue<Task> queue = new PriorityQueue<>();
    private boolean stopped;
    private long executed;
    private final Thread thread = new Thread(this::loop, "scheduler");
    public Main() {
        thread.setDaemon(true);
        thread.start();
    }
    public Task schedule(Runnable r, long delay) {
        Task t = new Task(r, System.nanoTime() + delay);
        synchronized (queue) {
            queue.add(t);
            queue.notify();
        }
        return t;
    }
    private void loop() {
        while (true) {
            Task t;
            synchronized (queue) {
                while (queue.isEmpty() && !stopped) { // RACE! x
                    try {
                        queue.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                if (stopped) { // RACE! x
                    return;
                }
                t = queue.poll();
            }
            synchronized (t.taskLock) {
                if (t.state == 2) { // RACE! s
                    continue;
                }
                t.state = 1; // RACE! s
            }
            t.body.run();
            executed++; // RACE! e
        }
    }
    public long executed() {
        return executed; // RACE! e
    }
    public void stop() {
        stopped = true; // RACE! x
        synchronized (queue) {
            queue.notifyAll();
        }
    }
}
