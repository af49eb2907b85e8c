// The inner class locks itself where it means the outer object.
import java.util.ArrayList;
import java.util.List;

public class Main {
    private int total;
    private final List<Task> tasks = new ArrayList<>();

    class Task implements Runnable {
        private final int amount;

        Task(int amount) {
            this.amount = amount;
        }

        private synchronized void add() {
            total += amount; // RACE!
        }

        @Override
        public void run() {
            add();
        }
    }

    synchronized int total() {
        return total; // RACE!
    }

    void go() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Task t = new Task(i);
            tasks.add(t); // NORACE
            Thread thread = new Thread(t);
            threads.add(thread);
            thread.start();
        }
        System.out.println(total());
        for (Thread t : threads)
            t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        new Main().go();
    }
}
