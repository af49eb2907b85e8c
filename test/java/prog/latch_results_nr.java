// Workers fill slots of a shared result and count down; the main thread awaits and reads.
import java.util.concurrent.CountDownLatch;

public class Main {
    static class Result {
        String text;
        int code;
    }

    static class Worker implements Runnable {
        private final Result[] results;
        private final int index;
        private final CountDownLatch go, done;

        Worker(Result[] results, int index, CountDownLatch go, CountDownLatch done) {
            this.results = results;
            this.index = index;
            this.go = go;
            this.done = done;
        }

        public void run() {
            try {
                go.await();
                Result r = new Result();
                r.text = "worker " + index;
                r.code = index;
                results[index] = r;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                done.countDown();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Result[] results = new Result[n];
        CountDownLatch go = new CountDownLatch(1), done = new CountDownLatch(n);
        for (int i = 0; i < n; i++)
            new Thread(new Worker(results, i, go, done)).start();
        int prepared = n;
        go.countDown();
        done.await();
        for (Result r : results)
            if (r != null)
                System.out.println(r.text + r.code + prepared);
    }
}
