// A queue that is no concurrent one; the same job may be given away twice.
import java.util.ArrayDeque;
import java.util.Queue;

public class Main {
    static class Job {
        int tries;
    }

    static final Queue<Job> jobs = new ArrayDeque<>();

    static void work() {
        Job j;
        while ((j = jobs.poll()) != null) { // RACE! q
            j.tries++; // RACE! t
            if (j.tries < 3) // RACE! t
                jobs.add(j); // RACE! q
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++)
            jobs.add(new Job());
        for (int i = 0; i < 3; i++)
            new Thread(Main::work).start();
    }
}
