// A framework class with a template method; the state of each worker belongs to its thread, results are handed over by join.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static abstract class Job extends Thread {
        private int done;
        private final List<String> log = new ArrayList<>();

        protected abstract String work(int i);

        protected void note(String s) {
            log.add(s); // NORACE
        }

        @Override
        public void run() {
            for (int i = 0; i < 5; i++) {
                note(work(i));
                done++; // NORACE
            }
        }

        int done() {
            return done; // NORACE
        }

        List<String> log() {
            return log;
        }
    }

    static class Reader extends Job {
        private int offset;

        @Override
        protected String work(int i) {
            offset += i; // NORACE
            return "read " + offset;
        }
    }

    static class Writer extends Job {
        @Override
        protected String work(int i) {
            return "write " + i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            jobs.add(new Reader());
            jobs.add(new Writer());
        }
        jobs.forEach(Thread::start);
        for (Job j : jobs)
            j.join();
        int total = 0;
        for (Job j : jobs) {
            total += j.done();
            for (String line : j.log()) // NORACE
                System.out.println(line);
        }
        System.out.println(total);
    }
}
