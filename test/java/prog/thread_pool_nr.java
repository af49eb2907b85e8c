// A thread pool of our own: workers wait on a list of tasks; the tasks write only what they own.
import java.util.LinkedList;
import java.util.List;
import java.util.ArrayList;

class Pool {
    private final LinkedList<Runnable> tasks = new LinkedList<>();
    private final List<Thread> workers = new ArrayList<>();
    private boolean stopped;
    private int pending;

    Pool(int n) {
        for (int i = 0; i < n; i++) {
            Thread t = new Worker();
            workers.add(t);
        }
        for (Thread t : workers)
            t.start();
    }

    void execute(Runnable r) {
        synchronized (tasks) {
            tasks.add(r);
            pending++;
            tasks.notify();
        }
    }

    void awaitAll() throws InterruptedException {
        synchronized (tasks) {
            while (pending > 0)
                tasks.wait();
        }
    }

    void stop() {
        synchronized (tasks) {
            stopped = true;
            tasks.notifyAll();
        }
    }

    private class Worker extends Thread {
        @Override
        public void run() {
            for (;;) {
                Runnable r;
                synchronized (tasks) {
                    while (tasks.isEmpty() && !stopped)
                        try {
                            tasks.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    if (tasks.isEmpty())
                        return;
                    r = tasks.removeFirst();
                }
                r.run();
                synchronized (tasks) {
                    pending--;
                    tasks.notifyAll();
                }
            }
        }
    }
}

class Job implements Runnable {
    private final int n;
    private long result;

    Job(int n) {
        this.n = n;
    }

    public void run() {
        long f = 1;
        for (int i = 2; i <= n; i++)
            f *= i;
        result = f;
    }

    long result() {
        return result;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(3);
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Job job = new Job(i);
            jobs.add(job);
            pool.execute(job);
        }
        pool.awaitAll();
        for (Job j : jobs)
            System.out.println(j.result());
        pool.stop();
    }
}
