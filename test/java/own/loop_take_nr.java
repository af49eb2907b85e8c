// A consumer that takes its next job at the end of each round.
import java.util.concurrent.*;
public class Main {
    static class Job { int n; int result; Job(int n) { this.n = n; } }
    static final BlockingQueue<Job> todo = new LinkedBlockingQueue<>();
    static final BlockingQueue<Job> done = new LinkedBlockingQueue<>();
    public static void main(String[] args) throws Exception {
        Runnable r = () -> {
            try {
                Job j = todo.take();
                while (j.n >= 0) {
                    j.result = j.n * j.n;
                    j.n++;
                    done.put(j);
                    j = todo.take();
                }
            } catch (InterruptedException e) { }
        };
        new Thread(r).start();
        new Thread(r).start();
        for (int i = 0; i < 10; i++) todo.put(new Job(i));
        for (int i = 0; i < 10; i++) { Job j = done.take(); System.out.println(j.result); }
        todo.put(new Job(-1)); todo.put(new Job(-1));
    }
}
