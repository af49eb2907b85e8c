// Stages in a list, but all threads run one of them, and every job is run twice.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
public class Main {
    static class Stage implements Runnable {
        private long sum;
        @Override public void run() {
            for (int i = 0; i < 100; i++)
                sum += i; // RACE! sum
        }
    }
    static class Job implements Runnable {
        private long done;
        @Override public void run() {
            done++; // RACE! done
        }
    }
    public static void main(String[] args) throws InterruptedException {
        List<Stage> stages = new ArrayList<>();
        stages.add(new Stage());
        stages.add(new Stage());
        List<Thread> threads = new ArrayList<>();
        Stage first = stages.get(0);
        for (Stage s : stages)
            threads.add(new Thread(first));
        for (Thread t : threads)
            t.start();
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < 10; i++)
            jobs.add(new Job());
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (Job j : jobs)
            pool.execute(j);
        for (Job j : jobs)
            pool.execute(j);
    }
}
