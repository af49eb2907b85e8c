// The work is done before the test.
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
            job.step++; // RACE! s
            finish(job);
            if (job == PILL)
                return;
            job.step--; // RACE s
        }
        void finish(Job job) {
            job.name = "done"; // RACE! n
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Worker(PILL).start();
    }
}
