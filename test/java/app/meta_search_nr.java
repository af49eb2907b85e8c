// Tasks of a search fill a result object that the caller reads under its monitor.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
class Main {
    static class Task implements Runnable {
        private final String query;
        private boolean valid;
        private final List<String> results = new ArrayList<>();
        Task(String query) {
            this.query = query;
        }
        public void run() {
            String found = query.toUpperCase();
            synchronized (this) {
                results.add(found);
                valid = true;
                notify();
            }
        }
        synchronized List<String> get(long timeout) throws InterruptedException {
            if (!valid)
                wait(timeout);
            if (valid)
                return new ArrayList<>(results);
            return new ArrayList<>();
        }
    }
    static class PooledExecutor {
        private final LinkedList<Runnable> queue = new LinkedList<>();
        PooledExecutor(int n) {
            for (int i = 0; i < n; i++) {
                Thread t = new Thread(new Worker());
                t.setDaemon(true);
                t.start();
            }
        }
        void execute(Runnable r) {
            synchronized (queue) {
                queue.add(r);
                queue.notify();
            }
        }
        private class Worker implements Runnable {
            public void run() {
                while (true) {
                    Runnable r;
                    synchronized (queue) {
                        while (queue.isEmpty()) {
                            try {
                                queue.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        r = queue.removeFirst();
                    }
                    r.run();
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        PooledExecutor pool = new PooledExecutor(4);
        List<Task> tasks = new ArrayList<>();
        for (String q : args) {
            Task t = new Task(q);
            tasks.add(t);
            pool.execute(t);
        }
        for (Task t : tasks)
            for (String s : t.get(1000))
                System.out.println(s);
    }
}
