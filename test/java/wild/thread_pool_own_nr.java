// A pool made by hand: a linked list of tasks, waiting workers, a stop flag under the lock.
import java.util.LinkedList;
public class Main {
    static class Pool {
        private final LinkedList<Runnable> tasks = new LinkedList<>();
        private boolean stopped;
        private final Worker[] workers;
        Pool(int n) {
            workers = new Worker[n];
            for (int i = 0; i < n; i++) {
                workers[i] = new Worker();
                workers[i].start();
            }
        }
        void execute(Runnable r) {
            synchronized (tasks) {
                tasks.addLast(r);
                tasks.notify();
            }
        }
        void stop() throws InterruptedException {
            synchronized (tasks) {
                stopped = true;
                tasks.notifyAll();
            }
            for (Worker w : workers)
                w.join();
        }
        class Worker extends Thread {
            int done;
            public void run() {
                while (true) {
                    Runnable r;
                    synchronized (tasks) {
                        while (tasks.isEmpty()) {
                            if (stopped)
                                return;
                            try {
                                tasks.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        r = tasks.removeFirst();
                    }
                    r.run();
                    done++;
                }
            }
        }
        int done() {
            int sum = 0;
            for (Worker w : workers)
                sum += w.done;
            return sum;
        }
    }
    static int total;
    public static void main(String[] args) throws Exception {
        Pool pool = new Pool(3);
        Object lock = new Object();
        for (int i = 0; i < 10; i++) {
            int k = i;
            pool.execute(() -> {
                synchronized (lock) {
                    total += k;
                }
            });
        }
        pool.stop();
        System.out.println(total + " " + pool.done());
    }
}
