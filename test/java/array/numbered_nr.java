// Jobs with a number each, made by one loop and taken from a queue; the number is the place of the answer.
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
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Job> queue = new ArrayBlockingQueue<>(10);
        int[] answers = new int[50];
        for (int i = 0; i < 4; i++)
            new Worker(queue, answers).start();
        for (int i = 0; i < 50; i++)
            queue.put(new Job(i));
        for (int i = 0; i < 4; i++)
            queue.put(new Job(-1));
    }
}
