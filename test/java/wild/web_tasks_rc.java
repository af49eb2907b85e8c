// A request whose result fields are read by the caller after a timed wait.
import java.util.*;
import java.util.concurrent.*;
public class Main {
    static class Task implements Runnable {
        final String url;
        boolean valid;
        List<String> results = new ArrayList<>();
        Exception problem;
        Task(String url) { this.url = url; }
        public void run() {
            try {
                results.add(url + "?"); // RACE! r
                valid = true; // RACE! v
            } catch (RuntimeException e) {
                problem = e; // RACE! p
            }
        }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        List<Task> tasks = new ArrayList<>();
        for (String s : new String[] {"a", "b", "c"}) {
            Task t = new Task(s);
            tasks.add(t);
            pool.execute(t);
        }
        Thread.sleep(500);
        for (Task t : tasks) {
            if (t.problem != null) // RACE! p
                System.out.println("failed");
            if (t.valid) // RACE! v
                System.out.println(t.results.size()); // RACE! r
        }
        pool.shutdown();
    }
}
