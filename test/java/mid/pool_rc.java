// A thread pool of the program's own; two tasks share a counter.
import java.util.LinkedList;
class Main {
    static class Pool {
        private final LinkedList<Runnable> tasks = new LinkedList<>();
        private boolean stopped;
        Pool(int n) {
            for (int i = 0; i < n; i++)
                new Thread(this::work).start();
        }
        synchronized void submit(Runnable r) {
            tasks.addLast(r);
            notify();
        }
        synchronized void stop() {
            stopped = true;
            notifyAll();
        }
        private synchronized Runnable next() throws InterruptedException {
            while (tasks.isEmpty() && !stopped)
                wait();
            return tasks.isEmpty() ? null : tasks.removeFirst();
        }
        private void work() {
            try {
                for (Runnable r = next(); r != null; r = next())
                    r.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    static int count;
    public static void main(String[] args) {
        Pool pool = new Pool(3);
        pool.submit(() -> count++); // RACE!
        pool.submit(() -> count--); // RACE!
        pool.stop();
    }
}
