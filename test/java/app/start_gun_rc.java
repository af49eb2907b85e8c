// Workers start at a latch, results are read without waiting for the second one.
import java.util.concurrent.CountDownLatch;
class Main {
    static class Driver {
        private final int[] results = new int[4];
        void run() throws InterruptedException {
            CountDownLatch start = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(results.length);
            for (int i = 0; i < results.length; i++)
                new Thread(new Worker(i, start, done)).start();
            start.countDown();
            int sum = 0;
            for (int r : results) // RACE!
                sum += r;
            System.out.println(sum);
        }
        private class Worker implements Runnable {
            private final int index;
            private final CountDownLatch start, done;
            Worker(int index, CountDownLatch start, CountDownLatch done) {
                this.index = index;
                this.start = start;
                this.done = done;
            }
            @Override
            public void run() {
                try {
                    start.await();
                    results[index] = index * index; // RACE!
                    done.countDown();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        new Driver().run();
    }
}
