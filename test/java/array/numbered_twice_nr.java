// Every job is made once, by a helper that puts it into the queue.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
class Job {
    final int number;
    Job(int number) { this.number = number; }
}
class Worker extends Thread {
    private final BlockingQueue<Job> queue;
    private final int[] answers;
    Worker(BlockingQueue<Job> queue, int[] answers) {
        this.queue = queue;
        this.answers = answers;
    }
    @Override
    public void run() {
        try {
            while (true) {
                Job job = queue.take();
                if (job.number < 0)
                    break;
                answers[job.number]++; // NORACE
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}
class Main {
    private static void put(BlockingQueue<Job> queue, int i) throws InterruptedException {
        queue.put(new Job(i));
    }
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Job> queue = new ArrayBlockingQueue<>(10);
        int[] answers = new int[50];
        for (int i = 0; i < 4; i++)
            new Worker(queue, answers).start();
        for (int i = 0; i < 50; i++)
            put(queue, i);
        for (int i = 0; i < 4; i++)
            queue.put(new Job(-1));
    }
}
