// A thread pool of one's own: the counter of finished tasks is changed outside of the lock.
import java.util.LinkedList;

public class Main {
    static class Pool {
        private final LinkedList<Runnable> queue = new LinkedList<>();
        private final Thread[] threads;
        private boolean stopped;
        private int finished;

        Pool(int n) {
            threads = new Thread[n];
            for (int i = 0; i < n; i++) {
                threads[i] = new Thread(this::loop, "pool-" + i);
                threads[i].start();
            }
        }

        private void loop() {
            while (true) {
                Runnable task;
                synchronized (queue) {
                    while (queue.isEmpty() && !stopped) { // NORACE
                        try {
                            queue.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    if (queue.isEmpty())
                        return;
                    task = queue.removeFirst(); // NORACE
                }
                task.run();
                finished++; // RACE! f
            }
        }

        void submit(Runnable r) {
            synchronized (queue) {
                queue.addLast(r); // NORACE
                queue.notify();
            }
        }

        void stop() throws InterruptedException {
            synchronized (queue) {
                stopped = true; // NORACE
                queue.notifyAll();
            }
            for (Thread t : threads)
                t.join();
        }
    }

    static int total;

    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(2);
        for (int i = 0; i < 10; i++) {
            int n = i;
            pool.submit(() -> total += n); // RACE! t
        }
        pool.stop();
        System.out.println(pool.finished + " " + total);
    }
}
