// A pool that puts a task back before it has run it once more.
import java.util.LinkedList;
class Pool {
    private final LinkedList<Runnable> jobs = new LinkedList<>();
    Pool(int n) {
        for (int i = 0; i < n; i++)
            new Thread(this::work).start();
    }
    private void work() {
        try {
            while (true) {
                Runnable job;
                synchronized (jobs) {
                    while (jobs.isEmpty())
                        jobs.wait();
                    job = jobs.removeFirst();
                }
                submit(job);
                job.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
    void submit(Runnable job) {
        synchronized (jobs) {
            jobs.addLast(job);
            jobs.notify();
        }
    }
}
class Main {
    public static void main(String[] args) {
        Pool pool = new Pool(3);
        long[] results = new long[10];
        for (int i = 0; i < results.length; i++) {
            final int at = i;
            pool.submit(() -> results[at]++); // RACE!
        }
    }
}
