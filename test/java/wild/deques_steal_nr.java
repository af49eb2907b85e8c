// Deques for each worker with a lock of their own; tasks are stolen under the victim's lock; results by number under one lock.
import java.util.ArrayDeque;
public class Main {
    static class Task {
        final int number;
        int result;
        Task(int number) {
            this.number = number;
        }
    }
    static class Deque {
        private final ArrayDeque<Task> tasks = new ArrayDeque<>();
        synchronized void push(Task t) {
            tasks.addLast(t);
        }
        synchronized Task pop() {
            return tasks.pollLast();
        }
        synchronized Task steal() {
            return tasks.pollFirst();
        }
    }
    static final Deque[] deques = new Deque[4];
    static final int[] results = new int[100];
    static class Worker extends Thread {
        private final int id;
        private int stolen;
        Worker(int id) {
            this.id = id;
        }
        private Task next() {
            Task t = deques[id].pop();
            for (int i = 0; t == null && i < deques.length; i++) {
                if (i != id) {
                    t = deques[i].steal();
                    stolen++;
                }
            }
            return t;
        }
        @Override
        public void run() {
            for (Task t = next(); t != null; t = next()) {
                t.result = t.number * t.number; // NORACE
                synchronized (results) {
                    results[t.number] = t.result; // NORACE
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < deques.length; i++) {
            deques[i] = new Deque();
        }
        for (int i = 0; i < 100; i++) {
            deques[i % 4].push(new Task(i));
        }
        Worker[] ws = new Worker[4];
        for (int i = 0; i < 4; i++) {
            ws[i] = new Worker(i);
            ws[i].start();
        }
        int stolen = 0;
        for (Worker w : ws) {
            w.join();
            stolen += w.stolen;
        }
        System.out.println(results[9] + " " + stolen);
    }
}
