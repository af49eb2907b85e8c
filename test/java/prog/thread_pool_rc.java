// A thread pool of our own: the results of the jobs are read without waiting for them.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

class Pool {
    private final LinkedList<Runnable> tasks = new LinkedList<>();
    private boolean stopped;

    Pool(int n) {
        for (int i = 0; i < n; i++)
            new Thread(this::work, "worker-" + i).start();
    }

    void execute(Runnable r) {
        synchronized (tasks) {
            tasks.add(r);
            tasks.notify();
        }
    }

    void stop() {
        stopped = true; // RACE! stopped
        synchronized (tasks) {
            tasks.notifyAll();
        }
    }

    private void work() {
        for (;;) {
            Runnable r;
            synchronized (tasks) {
                while (tasks.isEmpty()) {
                    if (stopped) // RACE! stopped
                        return;
                    try {
                        tasks.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                r = tasks.removeFirst();
            }
            r.run();
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
        result = f; // RACE! result
    }

    long result() {
        return result; // RACE! result
    }
}

public class Main {
    public static void main(String[] args) {
        Pool pool = new Pool(3);
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Job job = new Job(i);
            jobs.add(job);
            pool.execute(job);
        }
        for (Job j : jobs)
            System.out.println(j.result());
        pool.stop();
    }
}
