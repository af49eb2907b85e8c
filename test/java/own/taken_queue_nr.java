// A concurrent queue that the program only knows as a Queue.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Main {
    static class Job {
        int tries;
    }

    static final Queue<Job> jobs = new ConcurrentLinkedQueue<>();

    static void work() {
        Job j;
        while ((j = jobs.poll()) != null) {
            j.tries++; // NORACE
            if (j.tries < 3)
                jobs.add(j);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++)
            jobs.add(new Job());
        for (int i = 0; i < 3; i++)
            new Thread(Main::work).start();
    }
}
