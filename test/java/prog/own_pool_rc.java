// A thread pool of our own; its queue is safe, the statistics of the workers are not.
import java.util.LinkedList;

class WorkQueue {
    private final LinkedList<Runnable> queue = new LinkedList<>();
    private final PoolWorker[] workers;
    private boolean stopped;
    int completed;

    WorkQueue(int n) {
        workers = new PoolWorker[n];
        for (int i = 0; i < n; i++) {
            workers[i] = new PoolWorker();
            workers[i].start();
        }
    }

    void execute(Runnable r) {
        synchronized (queue) {
            queue.addLast(r);
            queue.notify();
        }
    }

    void stop() {
        synchronized (queue) {
            stopped = true;
            queue.notifyAll();
        }
    }

    void await() throws InterruptedException {
        for (PoolWorker w : workers)
            w.join();
    }

    private class PoolWorker extends Thread {
        private int done;

        @Override
        public void run() {
            Runnable r;
            while (true) {
                synchronized (queue) {
                    while (queue.isEmpty() && !stopped) {
                        try {
                            queue.wait();
                        } catch (InterruptedException ignored) {
                        }
                    }
                    if (queue.isEmpty())
                        return;
                    r = queue.removeFirst();
                }
                try {
                    r.run();
                    done++;
                    completed++; // RACE!
                } catch (RuntimeException e) {
                    System.err.println(e);
                }
            }
        }
    }
}

class Main {
    static class Sum {
        private long value;

        synchronized void add(long n) {
            value += n;
        }

        synchronized long get() {
            return value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WorkQueue pool = new WorkQueue(4);
        Sum sum = new Sum();
        for (int i = 0; i < 100; i++) {
            final int n = i;
            pool.execute(() -> sum.add((long) n * n));
        }
        pool.stop();
        pool.await();
        System.out.println(sum.get() + " " + pool.completed);
    }
}
