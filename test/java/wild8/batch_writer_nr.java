// Producers add to a list under a lock; the flusher swaps the list and writes it without the lock.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Batcher {
        private final Object lock = new Object();
        private List<String> pending = new ArrayList<>();
        private int written;

        void add(String s) {
            synchronized (lock) {
                pending.add(s); // NORACE
                if (pending.size() > 10) // NORACE
                    lock.notify();
            }
        }

        void flush() throws InterruptedException {
            List<String> batch;
            synchronized (lock) {
                while (pending.isEmpty()) // NORACE
                    lock.wait();
                batch = pending; // NORACE
                pending = new ArrayList<>(); // NORACE
            }
            for (String s : batch) // NORACE
                System.out.println(s);
            batch.clear(); // NORACE
            written++; // NORACE
        }
    }

    public static void main(String[] args) {
        Batcher b = new Batcher();
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> {
                for (int k = 0; k < 20; k++)
                    b.add(n + ":" + k);
            }).start();
        }
        Thread flusher = new Thread(() -> {
            try {
                for (int k = 0; k < 4; k++)
                    b.flush();
            } catch (InterruptedException e) {
                return;
            }
        });
        flusher.start();
    }
}
