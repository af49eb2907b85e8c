// Stages joined by queues; the counter uses a document after it gave it away.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Main {
    static class Doc {
        String text;
        int words;
    }

    private final BlockingQueue<Doc> read = new ArrayBlockingQueue<>(5);
    private final BlockingQueue<Doc> counted = new ArrayBlockingQueue<>(5);

    void reader() {
        try {
            for (int i = 0; i < 10; i++) {
                Doc d = new Doc();
                d.text = "text number " + i;
                read.put(d);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void counter() {
        try {
            for (int i = 0; i < 10; i++) {
                Doc d = read.take();
                counted.put(d);
                d.words = d.text.split(" ").length; // RACE!
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void writer() {
        try {
            for (int i = 0; i < 10; i++) {
                Doc d = counted.take();
                System.out.println(d.words); // RACE!
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
    }
}
