// A meta search engine: tasks in a pool of workers, results with a deadline; a task is cancelled by a plain field.
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Vector;
public class Main {
    static abstract class Task implements Runnable {
        Thread thread;
        boolean valid = true;
        int priority;
        abstract void runImpl() throws InterruptedException;
        @Override
        public void run() {
            if (!valid) { // RACE! v
                return;
            }
            thread = Thread.currentThread(); // RACE! t
            try {
                runImpl();
            } catch (InterruptedException e) {
                valid = false; // RACE! v
            }
            thread = null; // RACE! t
        }
        void cancel() {
            valid = false; // RACE! v
            if (thread != null) { // RACE! t
                thread.interrupt(); // RACE! t
            }
        }
    }
    static class Search extends Task {
        final String site, query;
        final Answer answer;
        Date issued;
        Search(String site, String query, Answer answer) {
            this.site = site;
            this.query = query;
            this.answer = answer;
        }
        @Override
        void runImpl() throws InterruptedException {
            issued = new Date();
            List<String> rows = fetch();
            if (valid) { // RACE! v
                answer.add(site, rows);
            }
        }
        private List<String> fetch() throws InterruptedException {
            List<String> rows = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                Thread.sleep(5);
                rows.add(site + query + i);
            }
            return rows;
        }
    }
    static class Answer {
        private final Vector<String> rows = new Vector<>();
        private int pending;
        private long finished;
        Answer(int pending) {
            this.pending = pending;
        }
        synchronized void add(String site, List<String> more) {
            rows.addAll(more);
            pending--;
            if (pending == 0) {
                finished = System.currentTimeMillis(); // RACE! f
                notifyAll();
            }
        }
        synchronized boolean await(long millis) throws InterruptedException {
            long end = System.currentTimeMillis() + millis;
            while (pending > 0) {
                long left = end - System.currentTimeMillis();
                if (left <= 0) {
                    return false;
                }
                wait(left);
            }
            return true;
        }
        long finished() {
            return finished; // RACE! f
        }
        int size() {
            return rows.size();
        }
    }
    static class Pool {
        private final LinkedTasks queue = new LinkedTasks();
        private final Worker[] workers;
        private boolean stopped;
        Pool(int n) {
            workers = new Worker[n];
            for (int i = 0; i < n; i++) {
                workers[i] = new Worker();
                workers[i].setDaemon(true);
                workers[i].start();
            }
        }
        void execute(Task t) {
            synchronized (queue) {
                queue.put(t);
                queue.notify();
            }
        }
        void stop() {
            synchronized (queue) {
                stopped = true;
                queue.notifyAll();
            }
        }
        class Worker extends Thread {
            int ran;
            @Override
            public void run() {
                while (true) {
                    Task t;
                    synchronized (queue) {
                        while (queue.isEmpty() && !stopped) {
                            try {
                                queue.wait();
                            } catch (InterruptedException e) {
                                continue;
                            }
                        }
                        if (stopped) {
                            return;
                        }
                        t = queue.get();
                    }
                    t.run();
                    ran++;
                }
            }
        }
    }
    static class LinkedTasks {
        private static class Node {
            Task task;
            Node next;
        }
        private Node head, tail;
        void put(Task t) {
            Node n = new Node();
            n.task = t;
            if (tail == null) {
                head = tail = n;
            } else {
                tail.next = n;
                tail = n;
            }
        }
        Task get() {
            Task t = head.task;
            head = head.next;
            if (head == null) {
                tail = null;
            }
            return t;
        }
        boolean isEmpty() {
            return head == null;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(4);
        for (int round = 0; round < 3; round++) {
            Answer answer = new Answer(3);
            List<Task> tasks = new ArrayList<>();
            for (String site : new String[] {"x", "y", "z"}) {
                Task t = new Search(site, "q" + round, answer);
                t.priority = round;
                tasks.add(t);
                pool.execute(t);
            }
            if (!answer.await(20)) {
                for (Task t : tasks) {
                    t.cancel();
                }
            }
            System.out.println(answer.size() + " at " + answer.finished());
        }
        pool.stop();
    }
}
