// Three stages joined by queues; each document is changed by one stage after the other.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Main {
    static class Doc {
        String text;
        int words;
        boolean last;
    }

    private final BlockingQueue<Doc> read = new ArrayBlockingQueue<>(5);
    private final BlockingQueue<Doc> counted = new ArrayBlockingQueue<>(5);
    private int total;

    void reader() {
        try {
            for (int i = 0; i < 10; i++) {
                Doc d = new Doc();
                d.text = "text number " + i; // NORACE
                d.last = i == 9; // NORACE
                read.put(d);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void counter() {
        try {
            Doc d;
            do {
                d = read.take();
                d.words = d.text.split(" ").length; // NORACE
                boolean isLast = d.last; // NORACE
                counted.put(d);
                if (isLast)
                    return;
            } while (true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void writer() {
        try {
            while (true) {
                Doc d = counted.take();
                total += d.words; // NORACE
                d.text = null; // NORACE
                if (d.last) // NORACE
                    return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main p = new Main();
        Thread[] stages = {new Thread(p::reader), new Thread(p::counter), new Thread(p::writer)};
        for (Thread t : stages)
            t.start();
        for (Thread t : stages)
            t.join();
        System.out.println(p.total); // NORACE
    }
}
