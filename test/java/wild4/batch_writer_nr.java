// Records are gathered under a lock; the writer swaps the list for a new one and writes it outside of the lock.
import java.util.ArrayList;
import java.util.List;

class Row {
    final int id;
    String text;
    long written;

    Row(int id) {
        this.id = id;
    }
}

class BatchWriter implements Runnable {
    private final Object lock = new Object();
    private List<Row> pending = new ArrayList<>();
    private boolean stopped;
    private long count;

    void add(Row r) {
        synchronized (lock) {
            pending.add(r); // NORACE
            lock.notify();
        }
    }

    void stop() {
        synchronized (lock) {
            stopped = true; // NORACE
            lock.notify();
        }
    }

    @Override
    public void run() {
        for (;;) {
            List<Row> batch;
            synchronized (lock) {
                while (pending.isEmpty() && !stopped) { // NORACE
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                if (pending.isEmpty()) // NORACE
                    return;
                batch = pending; // NORACE
                pending = new ArrayList<>(); // NORACE
            }
            for (Row r : batch) { // NORACE
                r.written = System.nanoTime(); // NORACE
                System.out.println(r.id + r.text); // NORACE
            }
            count += batch.size(); // NORACE
        }
    }

    long count() {
        return count; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        BatchWriter writer = new BatchWriter();
        Thread t = new Thread(writer);
        t.start();
        Thread[] producers = new Thread[3];
        for (int p = 0; p < producers.length; p++) {
            int base = p * 1000;
            producers[p] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    Row r = new Row(base + i);
                    r.text = "row " + i; // NORACE
                    writer.add(r);
                }
            });
            producers[p].start();
        }
        for (Thread p : producers)
            p.join();
        writer.stop();
        t.join();
        System.out.println(writer.count());
    }
}
