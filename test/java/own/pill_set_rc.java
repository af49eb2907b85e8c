// The variable is set again: the test says nothing of the first object.
public class Main {
    static class Job {
        int step;
        String name;
    }
    static Job pill = new Job();
    static class Worker extends Thread {
        final Job last;
        Worker(Job last) {
            this.last = last;
        }
        @Override public void run() {
            work(last);
        }
        void work(Job job) {
            if (job == pill)
                return;
            job.step++; // RACE! s
            finish(job);
        }
        void finish(Job job) {
            job.name = "done"; // RACE! n
        }
    }
    public static void main(String[] args) {
        Job first = pill;
        pill = new Job();
        for (int i = 0; i < 3; i++)
            new Worker(first).start();
    }
}
