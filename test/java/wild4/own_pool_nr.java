// A thread pool of one's own: tasks in a linked list, results in the tasks, a counter of what is left.
import java.util.LinkedList;

abstract class Job {
    private boolean finished;

    abstract void work();

    synchronized void finish() {
        finished = true; // NORACE
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        while (!finished) // NORACE
            wait();
    }
}

class SquareJob extends Job {
    private final int n;
    int result;

    SquareJob(int n) {
        this.n = n;
    }

    @Override
    void work() {
        result = n * n; // NORACE
    }
}

class WorkerPool {
    private final LinkedList<Job> queue = new LinkedList<>();
    private boolean isShutdown;

    WorkerPool(int n) {
        for (int i = 0; i < n; i++)
            new Worker("worker-" + i).start();
    }

    void execute(Job j) {
        synchronized (queue) {
            queue.addLast(j); // NORACE
            queue.notify();
        }
    }

    void shutdown() {
        synchronized (queue) {
            isShutdown = true; // NORACE
            queue.notifyAll();
        }
    }

    private class Worker extends Thread {
        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            for (;;) {
                Job j;
                synchronized (queue) {
                    while (queue.isEmpty() && !isShutdown) { // NORACE
                        try {
                            queue.wait();
                        } catch (InterruptedException ignored) {
                        }
                    }
                    if (queue.isEmpty()) // NORACE
                        return;
                    j = queue.removeFirst(); // NORACE
                }
                try {
                    j.work();
                } catch (RuntimeException e) {
                    System.err.println(e);
                } finally {
                    j.finish();
                }
            }
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        WorkerPool pool = new WorkerPool(3);
        SquareJob[] jobs = new SquareJob[10];
        for (int i = 0; i < jobs.length; i++) {
            jobs[i] = new SquareJob(i);
            pool.execute(jobs[i]);
        }
        int sum = 0;
        for (SquareJob j : jobs) {
            j.await();
            sum += j.result; // NORACE
        }
        pool.shutdown();
        System.out.println(sum);
    }
}
