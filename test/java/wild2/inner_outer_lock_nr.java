// Inner, anonymous and lambda code all lock the outer object.
import java.util.ArrayList;
import java.util.List;

public class Main {
    private int total;
    private final List<String> names = new ArrayList<>();

    class Task implements Runnable {
        private final int amount;

        Task(int amount) {
            this.amount = amount;
        }

        @Override
        public void run() {
            synchronized (Main.this) {
                total += amount; // NORACE
                names.add("task"); // NORACE
            }
        }
    }

    Runnable anonymous() {
        return new Runnable() {
            @Override
            public void run() {
                bump();
            }

            private void bump() {
                synchronized (Main.this) {
                    total++; // NORACE
                }
            }
        };
    }

    Runnable lambda() {
        return () -> {
            synchronized (this) {
                total--; // NORACE
                names.add("lambda");
            }
        };
    }

    synchronized int total() {
        return total + names.size(); // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread[] threads = {new Thread(m.new Task(2)), new Thread(m.anonymous()), new Thread(m.lambda())};
        for (Thread t : threads)
            t.start();
        System.out.println(m.total());
        for (Thread t : threads)
            t.join();
        System.out.println(m.names);
    }
}
