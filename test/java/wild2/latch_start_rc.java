// Workers wait for a start latch; the results are read after a latch that is counted down too early.
import java.util.concurrent.CountDownLatch;

public class Main {
    static class Worker implements Runnable {
        private final CountDownLatch start, done;
        private final int[] input;
        int result;
        String label;

        Worker(CountDownLatch start, CountDownLatch done, int[] input) {
            this.start = start;
            this.done = done;
            this.input = input;
        }

        @Override
        public void run() {
            try {
                start.await();
            } catch (InterruptedException e) {
                return;
            }
            for (int v : input)
                result += v;
            done.countDown();
            label = "sum " + result; // RACE! l
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(3);
        int[] input = new int[10];
        Worker[] workers = new Worker[3];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker(start, done, input);
            new Thread(workers[i]).start();
        }
        for (int i = 0; i < input.length; i++)
            input[i] = i; // NORACE
        start.countDown();
        done.await();
        int total = 0;
        for (Worker w : workers) {
            total += w.result; // NORACE
            System.out.println(w.label); // RACE! l
        }
        System.out.println(total);
    }
}
