// Jobs in a PriorityBlockingQueue keep their priority changed by a thread that still has a reference.
import java.util.concurrent.PriorityBlockingQueue;

public class Main {
    static class Job implements Comparable<Job> {
        int priority;
        String state = "queued";

        Job(int priority) {
            this.priority = priority;
        }

        @Override
        public int compareTo(Job o) {
            return Integer.compare(priority, o.priority); // RACE p
        }
    }

    private static final PriorityBlockingQueue<Job> queue = new PriorityBlockingQueue<>();

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                while (true) {
                    Job j = queue.take();
                    j.state = "running"; // RACE! s
                    System.out.println(j.priority); // RACE! p
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        for (int i = 0; i < 10; i++) {
            Job j = new Job(i);
            queue.put(j);
            if (j.state.equals("queued")) // RACE! s
                j.priority++; // RACE! p
        }
    }
}
