// A job that stands for the end, by two names, tested the other way round.
public class Main {
    static class Job {
        int step;
        String name;
    }
    static final Job FIRST = new Job();
    static final Job PILL = FIRST;
    static class Worker extends Thread {
        final Job last;
        Worker(Job last) {
            this.last = last;
        }
        @Override public void run() {
            work(last);
        }
        void work(Job job) {
            if (PILL != job) {
                job.step++; // NORACE
                finish(job);
            }
        }
        void finish(Job job) {
            job.name = "done"; // NORACE
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Worker(FIRST).start();
    }
}
