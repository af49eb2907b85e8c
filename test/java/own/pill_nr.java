// A job that stands for the end is the same for all, and is sorted out before the work.
public class Main {
    static class Job {
        int step;
        String name;
    }
    static final Job PILL = new Job();
    static class Worker extends Thread {
        final Job last;
        Worker(Job last) {
            this.last = last;
        }
        @Override public void run() {
            work(last);
        }
        void work(Job job) {
            if (job == PILL)
                return;
            job.step++; // NORACE
            finish(job);
        }
        void finish(Job job) {
            job.name = "done"; // NORACE
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Worker(PILL).start();
    }
}
